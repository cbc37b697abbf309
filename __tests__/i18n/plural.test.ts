import pl from '../../src/i18n/pl';
import ru from '../../src/i18n/ru';
import de from '../../src/i18n/de';
import en from '../../src/i18n/en';
import { pluralForm } from '../../src/i18n/plural';

/** Counters join figure and word with a no-break space; here they are compared as people read them. */
const said = (count: (n: number) => string, ns: number[]): string[] =>
  ns.map((n) => count(n).replace('\u00A0', ' '));

const CATEGORIES = { one: 'one', few: 'few', many: 'many', other: 'other' };

test.each([
  [0, 'many', 'many'],
  [1, 'one', 'one'],
  [2, 'few', 'few'],
  [5, 'many', 'many'],
  [11, 'many', 'many'],
  [12, 'many', 'many'],
  [21, 'many', 'one'],
  [22, 'few', 'few'],
  [25, 'many', 'many'],
  [101, 'many', 'one'],
  [112, 'many', 'many'],
  [1.5, 'other', 'other'],
])('%d is "%s" in Polish and "%s" in Russian', (n, polish, russian) => {
  expect(pluralForm('pl', CATEGORIES, n)).toBe(polish);
  expect(pluralForm('ru', CATEGORIES, n)).toBe(russian);
});

test('Russian counts points as people say them', () => {
  expect(said(ru.counts.points, [1, 2, 5, 11, 21, 22, 25])).toEqual([
    '1 очко',
    '2 очка',
    '5 очков',
    '11 очков',
    '21 очко',
    '22 очка',
    '25 очков',
  ]);
});

test('Polish counts points as people say them', () => {
  expect(said(pl.counts.points, [1, 2, 5, 12, 21, 22])).toEqual([
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '21 punktów',
    '22 punkty',
  ]);
});

test('English and German know one and many', () => {
  expect(said(en.counts.creationPoints, [0, 1, 2])).toEqual(['0 CPs', '1 CP', '2 CPs']);
  expect(said(de.counts.tiles, [0, 1, 2])).toEqual([
    '0 Landschaften',
    '1 Landschaft',
    '2 Landschaften',
  ]);
});

test('a loss is counted by its size and wears a real minus', () => {
  expect(en.counts.creationPoints(-1)).toBe('\u22121\u00A0CP');
  expect(ru.counts.points(-3)).toBe('\u22123\u00A0очка');
});
