import { makeTable } from '../../../src/engine/format/makeTable';
import { parseTable } from '../../../src/engine/format/parseTable';
import { wordProblem } from '../../../scripts/score/wordProblem';
import { pyramid, table, temple } from '../../support/build';

type Json = Record<string, unknown>;

const good = (): Json =>
  JSON.parse(
    JSON.stringify(
      makeTable(table([{ god: 'death', pyramid: pyramid([0, 0, temple()]) }, { god: 'love' }])),
    ),
  ) as Json;

/** A good table with one value set at a path. */
function spoilt(path: readonly (string | number)[], value: unknown): Json {
  const root = good();
  let node: unknown = root;
  for (const step of path.slice(0, -1)) node = (node as Json)[step];
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(node as Json, last);
  else (node as Json)[last] = value;
  return root;
}

function complaints(value: unknown): string[] {
  const parsed = parseTable(value);
  if (parsed.ok) return [];
  return parsed.problems.map(wordProblem).map(({ path, message }) => `${path}: ${message}`);
}

const tile = ['players', 1, 'pyramid', 0, 3] as const;
const TILES =
  'wilderness, village, volcano, forest, irrigation, temple, sacredStone, farm, proselytism';

describe('a table of orbis-table/1', () => {
  it('is read', () => {
    expect(complaints(good())).toEqual([]);
  });

  it.each([
    ['rulings', ['rulings']],
    ['one ruling', ['rulings', 'mysticFrom']],
    ['godCancelled', ['players', 0, 'godCancelled']],
    ['templeTieOrder', ['templeTieOrder']],
    ['templePicks', ['templePicks']],
  ])('may leave out %s', (_, path) => {
    expect(complaints(spoilt(path, undefined))).toEqual([]);
  });

  it.each([
    ['points of a sacred stone', { type: 'sacredStone', color: 'red' }, { points: 1 }],
    ['points of a farm', { type: 'farm', color: 'red' }, { points: 0 }],
    ['points of proselytism', { type: 'proselytism', color: 'red' }, { points: 0 }],
    ['points and symbols of a temple', { type: 'temple', color: 'red' }, { points: 0, temples: 1 }],
    ['the token of a village', { type: 'village', color: 'red', points: 2 }, { cancelled: false }],
  ])('may leave out the %s', (_, written, filledIn) => {
    const parsed = parseTable(spoilt(tile, written));
    expect(parsed.ok && parsed.table.players[1]?.pyramid[3]).toMatchObject(filledIn);
  });

  it('trims names and counts their characters, not their bytes', () => {
    const parsed = parseTable(spoilt(['players', 0, 'name'], ` ${'🦊'.repeat(30)} `));
    expect(parsed.ok && parsed.table.players[0]?.name).toBe('🦊'.repeat(30));
  });
});

describe('bad input is refused with its path', () => {
  const forest = (count: unknown, colors: unknown) => ({
    type: 'forest',
    color: 'green',
    points: 3,
    needs: { count, colors },
  });

  it.each([
    [['format'], 'orbis-table/2', 'format: expected one of orbis-table/1, got "orbis-table/2"'],
    [['players'], undefined, 'players: missing'],
    [['players'], [], 'players: expected 2 to 4 entries, got 0'],
    [['canceled'], true, 'canceled: unknown field'],
    [['players', 0, 'name'], '  ', 'players[0].name: expected 1 to 30 characters, got ""'],
    [['players', 0, 'god'], 'zeus', /^players\[0\]\.god: expected one of apprentice, .*"zeus"$/],
    [['players', 0, 'god'], undefined, 'players[0].god: missing'],
    [['players', 0, 'worshipers'], 11, 'players[0].worshipers: expected 0 to 10, got 11'],
    [['players', 0, 'worshipers'], 1.5, 'players[0].worshipers: expected 0 to 10, got 1.5'],
    [['players', 0, 'worshipers'], '4', 'players[0].worshipers: expected 0 to 10, got "4"'],
    [
      ['players', 1, 'godCancelled'],
      true,
      'players[1].godCancelled: expected true only with the god death',
    ],
    [['players', 1, 'pyramid', 0], [null], 'players[1].pyramid[0]: expected 5 entries, got 1'],
    [['players', 1, 'pyramid', 4], [null], 'players[1].pyramid: expected 4 entries, got 5'],
    [tile, { type: 'lake' }, `players[1].pyramid[0][3].type: expected one of ${TILES}, got "lake"`],
    [tile, {}, 'players[1].pyramid[0][3].type: missing'],
    [tile, 7, 'players[1].pyramid[0][3]: expected object, got 7'],
    [tile, forest(9, ['red']), 'players[1].pyramid[0][3].needs.count: expected 1 to 6, got 9'],
    [
      tile,
      forest(1, ['red', 'red']),
      'players[1].pyramid[0][3].needs.colors: expected each at most once',
    ],
    [tile, forest(1, []), 'players[1].pyramid[0][3].needs.colors: expected 1 to 5 entries, got 0'],
    [
      tile,
      { type: 'village', color: 'red', points: 3, canceled: true },
      'players[1].pyramid[0][3].canceled: unknown field',
    ],
    [
      tile,
      { type: 'farm', color: 'red', mystic: 4 },
      'players[1].pyramid[0][3].mystic: unknown field',
    ],
    [tile, { type: 'wilderness', points: 1 }, 'players[1].pyramid[0][3].points: unknown field'],
    [
      tile,
      { type: 'village', color: 'red', points: 31 },
      'players[1].pyramid[0][3].points: expected 0 to 30, got 31',
    ],
    [
      tile,
      { type: 'farm', color: 'red', level: 4 },
      'players[1].pyramid[0][3].level: expected one of 1, 2, 3, got 4',
    ],
    [['templeTieOrder'], [0, 0], 'templeTieOrder: expected each at most once'],
    [['templeTieOrder'], [2], 'templeTieOrder[0]: expected 0 to 1, got 2'],
    [['templePicks'], [7], 'templePicks: expected 2 entries, got 1'],
    [['templePicks'], [9, null], 'templePicks[0]: expected one of 7, 2, got 9'],
    [['templePicks'], [null, 2], 'templePicks[1]: expected null for a player without temples'],
    [['templePicks'], [7, 7], 'templePicks[1]: expected each at most once'],
    [
      ['rulings', 'mysticFrom'],
      'red',
      'rulings.mysticFrom: expected one of white, temple, got "red"',
    ],
    [['a b\n'], 1, '["a b\\n"]: unknown field'],
  ])('%j = %j', (path, value, complaint) => {
    const found = complaints(spoilt(path, value));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(complaint);
  });

  it('names every problem at once', () => {
    const value = spoilt(['players', 0, 'worshipers'], -1);
    expect(complaints({ ...value, format: 1, extra: 2 })).toHaveLength(3);
  });

  it.each([null, 7, 'text', [], true])('%j is no table', (value) => {
    expect(complaints(value)[0]).toMatch(/^table: expected object/);
  });
});
