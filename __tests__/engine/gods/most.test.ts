import { scoreTable } from '../../../src/engine/score';
import type { God } from '../../../src/engine/god';
import type { DraftPyramid, Rulings } from '../../../src/engine/table';
import { DEFAULT_RULINGS } from '../../../src/engine/table';
import type { Tile } from '../../../src/engine/tile';
import { forest, irrigation, pyramid, table, village, volcano, WILD } from '../../support/build';

/** On a row of Wilderness every condition of the second row holds. */
function secondRow(tile: Tile, count: number): DraftPyramid {
  return pyramid(
    ...[0, 1, 2, 3, 4].map((col) => [0, col, WILD] as const),
    ...Array.from({ length: count }, (_, col) => [1, col, tile] as const),
  );
}

function godAgainst(god: God, tile: Tile, own: number, other: number, rulings: Rulings) {
  const players = [{ god, pyramid: secondRow(tile, own) }, { pyramid: secondRow(tile, other) }];
  return scoreTable(table(players, { rulings })).players[0]?.god;
}

describe.each([
  ['oceans', irrigation(1, 'red'), 'irrigation'],
  ['fire', volcano(1), 'volcano'],
  ['nature', forest(1, 1, 'red'), 'forest'],
  ['harvests', village(1), 'village'],
] as const)('the God of %s', (god, tile, of) => {
  const against = (own: number, other: number, rulings = DEFAULT_RULINGS) =>
    godAgainst(god, tile, own, other, rulings);

  it('gives 3 CP with the most validated tiles, and says who was compared', () => {
    expect(against(2, 1)).toEqual({
      points: 3,
      reason: { code: 'most', of, counts: [2, 1], best: 2 },
    });
  });

  it('gives 3 CP when level with the most', () => {
    expect(against(1, 1)?.points).toBe(3);
  });

  it('gives nothing with fewer', () => {
    expect(against(1, 2)).toEqual({
      points: 0,
      reason: { code: 'most', of, counts: [1, 2], best: 2 },
    });
  });

  it('read literally, gives 3 CP when nobody has any', () => {
    expect(against(0, 0)?.points).toBe(3);
  });

  it('gives nothing when nobody has any and the ruling asks for one', () => {
    expect(against(0, 0, { ...DEFAULT_RULINGS, mostNeedsOne: true })).toEqual({
      points: 0,
      reason: { code: 'most-needs-one', of },
    });
  });

  it('still gives 3 CP for one tile when the ruling asks for one', () => {
    expect(against(1, 0, { ...DEFAULT_RULINGS, mostNeedsOne: true })?.points).toBe(3);
  });
});

describe('cancelled and nullified tiles', () => {
  it.each([
    ['harvests', village(1, { cancelled: true })],
    ['fire', volcano(1, { cancelled: true })],
    ['nature', forest(1, 6, 'red')],
  ] as const)('do not count for %s', (god, tile) => {
    const players = [
      { god, pyramid: pyramid([0, 0, tile]) },
      { pyramid: secondRow(god === 'fire' ? volcano(1) : village(1), 1) },
    ];
    const rulings = { ...DEFAULT_RULINGS, mostNeedsOne: true };
    expect(scoreTable(table(players, { rulings })).players[0]?.god.points).toBe(0);
  });
});
