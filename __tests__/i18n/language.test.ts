import { LANGUAGES, NATIVE_NAMES, pickLanguage } from '../../src/i18n/language';

const list = (...codes: (string | null)[]) => codes.map((languageCode) => ({ languageCode }));

test.each([
  ['the first language when we speak it', list('pl', 'en'), 'pl'],
  ['the first one that we speak, in the person’s order', list('fr', 'ru', 'de'), 'ru'],
  ['English when we speak none of them', list('fr', 'ja'), 'en'],
  ['English when the system says nothing', list(), 'en'],
  ['the next one after a locale without a language', list(null, 'de'), 'de'],
  ['a language written in capitals', list('DE'), 'de'],
])('chooses %s', (_case, locales, expected) => {
  expect(pickLanguage(locales)).toBe(expected);
});

test('every language is called by its own name', () => {
  expect(LANGUAGES.map((language) => NATIVE_NAMES[language])).toEqual([
    'English',
    'Deutsch',
    'Polski',
    'Русский',
  ]);
});
