import type { Language } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';
import { resultText } from '../../src/share/resultText';
import type { Game } from '../../src/storage/gameRecord';
import { table } from '../support/build';
import { SHARED, scoring, THREE } from './games';

/** With ordinary spaces, as a person reads it. */
const said = (language: Language, game: Game, day = '3/11/26') =>
  resultText(translations[language], game, day).replaceAll('\u00A0', ' ').split('\n');

test.each<[Language, string[]]>([
  [
    'en',
    [
      'Orbis · 3/11/26 · Café Nord',
      'Ana wins',
      '',
      '1. Ana: 12 CPs, Apprentice Goddess',
      '2. Bo: 10 CPs, Goddess of Idleness',
      '3. Cy: 3 CPs, Goddess of Love',
    ],
  ],
  [
    'de',
    [
      'Orbis · 3/11/26 · Café Nord',
      'Ana gewinnt',
      '',
      '1. Ana: 12 SP, Göttin in Ausbildung',
      '2. Bo: 10 SP, Göttin des Müßiggangs',
      '3. Cy: 3 SP, Göttin der Liebe',
    ],
  ],
  [
    'pl',
    [
      'Orbis · 3/11/26 · Café Nord',
      'Wygrywa Ana',
      '',
      '1. Ana: 12 PK, Początkująca Bogini',
      '2. Bo: 10 PK, Bogini Próżniactwa',
      '3. Cy: 3 PK, Bogini Miłości',
    ],
  ],
  [
    'ru',
    [
      'Орбис · 3/11/26 · Café Nord',
      'Победа: Ana',
      '',
      '1. Ana: 12 ОС, Богиня-ученица',
      '2. Bo: 10 ОС, Богиня Праздности',
      '3. Cy: 3 ОС, Богиня любви',
    ],
  ],
])('a result in %s: who won, then a line a player by place', (language, lines) => {
  expect(said(language, THREE)).toEqual(lines);
});

test('a shared victory is said as such, and what Worshipers decided', () => {
  expect(said('en', SHARED)).toEqual([
    'Orbis · 3/11/26',
    'Ana and Bo share the victory',
    '',
    '1. Ana: 5 CPs, Goddess of Love',
    '   Shared with Bo: level in CPs and Worshipers.',
    '   Level in CPs with Cy; Worshipers decide: 4 against 2.',
    '1. Bo: 5 CPs, Goddess of Idleness',
    '   Shared with Ana: level in CPs and Worshipers.',
    '   Level in CPs with Cy; Worshipers decide: 4 against 2.',
    '3. Cy: 5 CPs, God of Death',
    '   Level in CPs with Ana and Bo; Worshipers decide: 2 against 4, 4.',
  ]);
});

test('what is not known is left out', () => {
  expect(said('en', { ...THREE, location: '  ' }, '')[0]).toBe('Orbis');
});

test('two players of one name are told apart', () => {
  const game = {
    ...THREE,
    table: table([
      { name: 'Ana', pyramid: scoring(3) },
      { name: 'Ana', pyramid: scoring(1), god: 'death', godCancelled: true },
    ]),
  };
  expect(said('en', game).slice(1)).toEqual([
    'Ana (1) wins',
    '',
    '1. Ana (1): 4 CPs, Goddess of Love',
    '2. Ana (2): 1 CP, God of Death',
  ]);
});
