import fc from 'fast-check';
import type { Edit } from '../../src/engine/edit/edit';
import { CELLS, mapCells } from '../../src/engine/geometry';
import { GODS } from '../../src/engine/god';
import { COLORS } from '../../src/engine/tile';
import { nameArb, playerArb, tileArb } from './arbitraries';

const seat = fc.integer({ min: 0, max: 3 });
const cell = fc.constantFrom(...CELLS);
const kind = <K extends Edit['kind']>(name: K) => fc.constant(name);

/** Anything a person can do to a table, also to a seat where nobody sits. */
export const editArb: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('tile'), seat, cell, tile: fc.option(tileArb, { freq: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('swap'), seat, from: cell, to: cell }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('god'),
      seat,
      god: fc.option(fc.constantFrom(...GODS)),
      cancelled: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('worshipers'),
      seat,
      worshipers: fc.option(fc.integer({ min: 0, max: 10 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('name'), seat, name: nameArb }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('hand-over'),
      seat,
      from: fc.nat(0xffffffff),
      player: playerArb,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('colors'),
      seat,
      colors: fc
        .array(fc.option(fc.constantFrom(...COLORS, 'wilderness' as const)), {
          minLength: CELLS.length,
          maxLength: CELLS.length,
        })
        .map((list) => mapCells((one) => list[one] ?? null)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('add-player'), name: nameArb }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('remove-player'), seat }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('move-player'), seat, to: seat }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('temple-order'),
      order: fc.shuffledSubarray([0, 1, 2, 3]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('temple-pick'),
      seat,
      token: fc.option(fc.constantFrom(2, 4, 7, 9, 11)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('rulings'),
      rulings: fc.record({
        mostNeedsOne: fc.boolean(),
        mysticFrom: fc.constantFrom('white' as const, 'temple' as const),
      }),
    }),
  },
);
