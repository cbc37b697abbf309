import fc from 'fast-check';
import type { Cell, Pyramid } from '../../src/engine/geometry';
import {
  BELOW,
  CELLS,
  cellAt,
  mapCells,
  NEIGHBOURS,
  POSITIONS,
  ROW_LENGTHS,
} from '../../src/engine/geometry';
import { scoreTable } from '../../src/engine/score';
import type { DraftPlayer, DraftPyramid, DraftTable } from '../../src/engine/table';
import type { Tile } from '../../src/engine/tile';
import { scoreUniverse } from '../../src/engine/universe';
import { validateTable } from '../../src/engine/validate';
import { draftTableArb, legalTableArb, pyramidArb, tileArb } from '../support/arbitraries';
import { at, player } from '../support/build';

const cellArb = fc.constantFrom(...CELLS);
const scoreOf = (pyramid: DraftPyramid) => scoreUniverse(player({ pyramid }), 0);

function mirror<T>(pyramid: Pyramid<T>): Pyramid<T> {
  return mapCells((cell) => {
    const { row, col } = POSITIONS[cell];
    return pyramid[at(row, (ROW_LENGTHS[row] ?? 0) - 1 - col)];
  });
}

function withTile(pyramid: DraftPyramid, cell: Cell, tile: Tile | null): DraftPyramid {
  return mapCells((one) => (one === cell ? tile : pyramid[one]));
}

/** Seats moved so that old seat `order[i]` sits at seat `i`. */
function reseat(table: DraftTable, order: readonly number[]): DraftTable {
  return {
    rulings: table.rulings,
    players: order.map((seat) => table.players[seat] as DraftPlayer),
    templeTieOrder: table.templeTieOrder.map((seat) => order.indexOf(seat)),
    templePicks: order.map((seat) => table.templePicks[seat] ?? null),
  };
}

const seatedArb = legalTableArb.chain((table) =>
  fc.tuple(
    // A tie left open falls back on seat order, so the table orders everybody here.
    fc
      .shuffledSubarray(
        table.players.map((_, seat) => seat),
        { minLength: table.players.length },
      )
      .map((templeTieOrder) => ({ ...table, templeTieOrder })),
    fc.shuffledSubarray(
      table.players.map((_, seat) => seat),
      { minLength: table.players.length },
    ),
  ),
);

describe('laws of the score', () => {
  it('the total is the sum of its parts', () => {
    fc.assert(
      fc.property(draftTableArb, (table) => {
        for (const one of scoreTable(table).players) {
          const tiles = one.tiles.reduce((sum, tile) => sum + (tile?.points ?? 0), 0);
          expect(tiles).toBe(one.regions + one.wilderness);
          expect(one.total).toBe(tiles + one.temple + one.god.points);
        }
      }),
    );
  });

  it('seats permuted give permuted answers', () => {
    fc.assert(
      fc.property(seatedArb, ([table, order]) => {
        const before = scoreTable(table);
        const after = scoreTable(reseat(table, order));
        const facts = ({ players }: typeof before) =>
          players.map(({ name, regions, wilderness, temple, god, total, place }) => {
            return { name, regions, wilderness, temple, god: god.points, total, rank: place.rank };
          });
        expect(facts(after)).toEqual(order.map((seat) => facts(before)[seat]));
        expect(after.temples.map(({ seat }) => order[seat])).toEqual(
          before.temples.map(({ seat }) => seat),
        );
      }),
    );
  });

  it('a mirrored pyramid scores the same, tile by tile', () => {
    fc.assert(
      fc.property(pyramidArb, (pyramid) => {
        const points = (tiles: ReturnType<typeof scoreOf>['tiles']) =>
          mapCells((cell) => tiles[cell]?.points ?? null);
        expect(points(scoreOf(mirror(pyramid)).tiles)).toEqual(
          mirror(points(scoreOf(pyramid).tiles)),
        );
      }),
    );
  });

  it("a tile turned to Wilderness never un-validates a neighbour's forest or irrigation above", () => {
    fc.assert(
      fc.property(pyramidArb, cellArb, (pyramid, cell) => {
        const before = scoreOf(pyramid).tiles;
        const after = scoreOf(withTile(pyramid, cell, { type: 'wilderness' })).tiles;
        for (const other of NEIGHBOURS[cell]) {
          if (before[other]?.validated === true) expect(after[other]?.validated).toBe(true);
        }
      }),
    );
  });

  it('a cancelled tile never helps a God: without it no God gives less', () => {
    fc.assert(
      fc.property(draftTableArb, (table) => {
        const godOf = (one: DraftTable) => scoreTable(one).players.map(({ god }) => god.points);
        const faceless: DraftTable = {
          ...table,
          players: table.players.map((one) => ({
            ...one,
            pyramid: mapCells((cell) => {
              const tile = one.pyramid[cell];
              if (tile === null || !('cancelled' in tile) || !tile.cancelled) return tile;
              // The colour stays, for forests and irrigation look at it; the effect goes.
              const { color, level, mystic } = tile;
              return { type: 'farm', color, points: 0, level, mystic };
            }),
          })),
        };
        expect(godOf(faceless)).toEqual(godOf(table));
      }),
    );
  });

  it('ranks are those of sorting by total, then Worshipers', () => {
    fc.assert(
      fc.property(draftTableArb, (table) => {
        const { players, winners } = scoreTable(table);
        const key = ({ total, worshipers }: (typeof players)[number]) => total * 100 + worshipers;
        const sorted = players.map(key).sort((a, b) => b - a);
        for (const one of players) expect(one.place.rank).toBe(sorted.indexOf(key(one)) + 1);
        expect(winners).toEqual(players.filter((one) => key(one) === sorted[0]).map((p) => p.seat));
      }),
    );
  });

  it('a tile set into a draft never throws, and touches only itself and its neighbours', () => {
    fc.assert(
      fc.property(pyramidArb, cellArb, fc.option(tileArb), (pyramid, cell, tile) => {
        const before = scoreOf(pyramid).tiles;
        const after = scoreOf(withTile(pyramid, cell, tile)).tiles;
        for (const other of CELLS) {
          if (other === cell || NEIGHBOURS[cell].includes(other)) continue;
          expect(after[other]).toEqual(before[other]);
        }
      }),
    );
  });

  it('what a reason names is what the tile shows', () => {
    fc.assert(
      fc.property(pyramidArb, (pyramid) => {
        const { tiles } = scoreOf(pyramid);
        for (const cell of CELLS) {
          const reason = tiles[cell]?.reason;
          if (reason?.code === 'forest') {
            expect(tiles[cell]?.validated).toBe(reason.counted.length >= reason.needed);
            for (const one of reason.counted) expect(NEIGHBOURS[cell]).toContain(one);
          }
          if (reason?.code === 'irrigated') {
            for (const one of reason.by) expect(BELOW[cell]).toContain(one);
          }
        }
      }),
    );
  });

  it('a draft that becomes a table has no problem, and one that does not names one', () => {
    fc.assert(
      fc.property(fc.oneof(draftTableArb, legalTableArb), (table) => {
        expect(validateTable(table).ok).toBe(scoreTable(table).problems.length === 0);
      }),
    );
  });

  it('cells are found where they say they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 6 }), fc.integer({ min: -2, max: 6 }), (row, col) => {
        const inside = row >= 0 && row <= 3 && col >= 0 && col < 5 - row;
        expect(cellAt(row, col) !== undefined).toBe(inside);
      }),
    );
  });
});
