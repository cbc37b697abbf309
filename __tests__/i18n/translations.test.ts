import { LANGUAGES } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';

/** Every leaf as [path, value]. */
function leaves(node: unknown, path: string): [path: string, value: unknown][] {
  if (typeof node !== 'object' || node === null) return [[path, node]];
  return Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

const paths = (language: (typeof LANGUAGES)[number]): string[] =>
  leaves(translations[language], '').map(([path]) => path);

describe.each(LANGUAGES)('%s', (language) => {
  test('has the same keys as English', () => {
    expect(paths(language).sort()).toEqual(paths('en').sort());
  });

  test('has no empty string and no stray space', () => {
    for (const [path, value] of leaves(translations[language], language)) {
      if (typeof value !== 'string') continue;
      expect({ path, value: value.trim() }).toEqual({ path, value });
      expect({ path, length: value.length }).not.toEqual({ path, length: 0 });
    }
  });

  test('has functions only where English has them', () => {
    const kinds = (of: typeof language) =>
      leaves(translations[of], '').map(([path, value]) => `${path}: ${typeof value}`);
    expect(kinds(language).sort()).toEqual(kinds('en').sort());
  });
});
