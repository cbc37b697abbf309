import type { TileReasonCode, TileScore } from '../../../src/engine/tileScore';
import { cellLabel, reasonWords } from '../../../src/i18n/entry/tileLabel';
import { faceWords } from '../../../src/i18n/tileWords';
import { LANGUAGES } from '../../../src/i18n/language';
import { translations } from '../../../src/i18n/translations';
import { at, forest, irrigation, temple, village, WILD } from '../../support/build';

const { en } = translations;
const NBSP = /\u00A0/g;
const plain = (text: string) => text.replace(NBSP, ' ');

const nullified = (reason: TileScore['reason']): TileScore => ({
  points: 0,
  validated: false,
  reason,
});
const twoOfThree = nullified({ code: 'forest', needed: 3, counted: [0, 1] });
const quiet = { hint: null, open: true, misplaced: false, twice: false };

describe('a cell says', () => {
  test('where it is, what lies there, what it is worth and why not yet', () => {
    const tile = forest(5, 3, 'green');
    const label = cellLabel(en, { cell: at(1, 2), tile, score: twoOfThree, ...quiet });
    expect(plain(label)).toBe(
      'row 2, tile 3: green Forest, 5 points, 2 of 3 neighbors, does not score yet',
    );
  });

  test('that nothing more is to come, when nothing is', () => {
    const tile = forest(5, 3, 'green');
    const words = { cell: at(1, 2), tile, score: twoOfThree, ...quiet, open: false };
    expect(cellLabel(en, words)).toMatch(/does not score$/);
  });

  test('that it is empty', () => {
    const label = cellLabel(en, { cell: at(0, 0), tile: null, score: null, ...quiet });
    expect(label).toBe('row 1, tile 1: empty');
  });

  test('which colour was read of it', () => {
    const words = { cell: at(0, 0), tile: null, score: null, ...quiet, hint: 'red' } as const;
    expect(cellLabel(en, words)).toBe('row 1, tile 1: empty, read: red');
  });

  test('what a Wilderness takes away', () => {
    const score: TileScore = { points: -1, validated: false, reason: { code: 'wilderness' } };
    const label = cellLabel(en, { cell: at(3, 1), tile: WILD, score, ...quiet });
    expect(plain(label)).toBe('row 4, tile 2: Wilderness, −1 point, takes its point away');
  });

  test('its warnings', () => {
    const score: TileScore = { points: 2, validated: true, reason: { code: 'no-token' } };
    const words = { cell: at(1, 0), tile: village(2), score, hint: null, open: false };
    const label = cellLabel(en, { ...words, misplaced: true, twice: true });
    expect(label).toContain(en.entry.cell.misplaced);
    expect(label).toContain(en.entry.cell.twice);
  });
});

test('no two faces that differ are called the same', () => {
  const faces = [
    forest(5, 3, 'green'),
    forest(5, 2, 'green'),
    forest(5, 3, 'green', 'red'),
    irrigation(5, 'red'),
    irrigation(5, 'blue'),
    temple(),
    temple({ temples: 2 }),
    temple({ mystic: 12 }),
    temple({ level: 2 }),
  ];
  for (const language of LANGUAGES) {
    const names = faces.map((face) => faceWords(translations[language], face));
    expect(new Set(names).size).toBe(faces.length);
  }
});

const REASONS: Record<TileReasonCode, TileScore> = {
  wilderness: { points: -1, validated: false, reason: { code: 'wilderness' } },
  'wilderness-spared': nullified({ code: 'wilderness-spared' }),
  unconditional: { points: 1, validated: true, reason: { code: 'unconditional' } },
  'no-token': { points: 4, validated: true, reason: { code: 'no-token' } },
  token: nullified({ code: 'token' }),
  forest: twoOfThree,
  irrigated: { points: 3, validated: true, reason: { code: 'irrigated', by: [0] } },
  dry: nullified({ code: 'dry' }),
  'irrigation-on-base': nullified({ code: 'irrigation-on-base' }),
};

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translations[language];

  test('every reason has words of its own', () => {
    const said = Object.values(REASONS).map((score) => reasonWords(t, score, true));
    expect(new Set(said).size).toBe(said.length);
    expect(said.every((words) => words.length > 0)).toBe(true);
  });

  test.each(['token', 'dry', 'irrigation-on-base', 'forest'] as const)(
    'a tile nullified by %s says that it does not score',
    (code) => {
      expect(reasonWords(t, REASONS[code], false)).toContain(t.entry.verdict.never);
    },
  );
});
