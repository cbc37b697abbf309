import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GODS } from '../../src/engine/god';
import { TILE_TYPES } from '../../src/engine/tile';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';

const seed = (language: Language): string =>
  path.resolve(process.cwd(), `../shared/seeds/orbis-rulebook-${language}.txt`);

/** Lower case, words broken at a line's end joined, white space and invisible marks folded. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B\uFEFF]/g, '')
    .replace(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Terms that a book only ever uses in another case than the one a label needs. */
const DECLINED: Record<Language, Record<string, string>> = {
  en: {},
  de: { realm: 'persönlichen Vorrat', aether: 'allgemeinen Vorrat' },
  pl: { cancelationToken: 'żetonem dezaktywacji', pyramid: 'piramidy' },
  ru: { cancelationToken: 'жетоном Отмены', pyramid: 'пирамиды', regionTile: 'тайлов Земли' },
};

// The rulebooks lie beside the repository and are not ours to copy into it.
const atHand = LANGUAGES.filter((language) => existsSync(seed(language)));

describe('the rulebooks', () => {
  test('are all at hand, or none is', () => {
    expect([[], LANGUAGES]).toContainEqual(atHand);
  });

  // `each` refuses an empty list, which is what a clone without the rulebooks has.
  const describeBook = atHand.length > 0 ? describe.each(atHand) : () => undefined;
  describeBook('the %s rulebook', (language) => {
    const t = translations[language];
    const book = fold(readFileSync(seed(language), 'utf8'));

    // The whole book would drown a failure: say only which words are missing.
    const missing = (...words: string[]) => words.filter((word) => !book.includes(fold(word)));

    test.each(TILE_TYPES)('knows the tile %s by our name', (type) => {
      expect(missing(t.tiles[type])).toEqual([]);
    });

    test.each(GODS)('knows the God %s by our name', (god) => {
      expect(missing(t.gods[god])).toEqual([]);
    });

    test.each(Object.entries(t.terms))('knows the term %s as “%s”', (key, term) => {
      expect(missing(DECLINED[language][key] ?? term)).toEqual([]);
    });
  });
});
