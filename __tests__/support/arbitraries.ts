import fc from 'fast-check';
import { BELOW, CELLS, mapCells } from '../../src/engine/geometry';
import { GODS } from '../../src/engine/god';
import type { DraftPlayer, DraftPyramid, DraftTable } from '../../src/engine/table';
import { templeTokens } from '../../src/engine/temples/tokens';
import type { Color, Region, Tile } from '../../src/engine/tile';
import { COLORS, LEVELS } from '../../src/engine/tile';

const pointsArb = fc.integer({ min: 0, max: 30 });
export const colorArb = fc.constantFrom(...COLORS);

function printedArb(color: Color) {
  return fc.record({
    color: fc.constant(color),
    points: pointsArb,
    level: fc.option(fc.constantFrom(...LEVELS)),
    // Few values, so that ties are common.
    mystic: color === 'white' ? fc.option(fc.integer({ min: 1, max: 4 })) : fc.constant(null),
  });
}

function merge<A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) {
  return fc.tuple(a, b).map(([first, second]) => ({ ...first, ...second }));
}

/** Any region tile of a colour, whether such a tile is printed or not. */
export function regionOf(color: Color): fc.Arbitrary<Region> {
  const printed = printedArb(color);
  return fc.oneof(
    merge(
      printed,
      fc.record({
        type: fc.constantFrom('village' as const, 'volcano' as const),
        cancelled: fc.boolean(),
      }),
    ),
    merge(
      printed,
      fc.record({
        type: fc.constant('forest' as const),
        needs: fc.record({
          count: fc.integer({ min: 1, max: 6 }),
          colors: fc.uniqueArray(colorArb, { minLength: 1, maxLength: 5 }),
        }),
      }),
    ),
    merge(
      printed,
      fc.record({
        type: fc.constant('irrigation' as const),
        needs: fc.record({ color: colorArb }),
      }),
    ),
    merge(
      printed,
      fc.record({ type: fc.constant('temple' as const), temples: fc.integer({ min: 1, max: 3 }) }),
    ),
    merge(
      printed,
      fc.record({
        type: fc.constantFrom('sacredStone' as const, 'farm' as const, 'proselytism' as const),
      }),
    ),
  );
}

const wildernessArb = fc.constant<Tile>({ type: 'wilderness' });
export const regionArb = colorArb.chain(regionOf);
export const tileArb: fc.Arbitrary<Tile> = fc.oneof(
  { weight: 1, arbitrary: wildernessArb },
  { weight: 4, arbitrary: regionArb },
);

function pyramidOf<T>(cellArb: fc.Arbitrary<T>) {
  return fc
    .array(cellArb, { minLength: CELLS.length, maxLength: CELLS.length })
    .map((cells) => mapCells((cell) => cells[cell] as T));
}

export const fullPyramidArb = pyramidOf(tileArb);
export const pyramidArb: fc.Arbitrary<DraftPyramid> = pyramidOf(fc.option(tileArb, { freq: 6 }));

/** A pyramid that keeps placement rule 3: a tile that could not be placed is turned face down. */
export const legalPyramidArb = fullPyramidArb.map((wished) => {
  const tiles: Tile[] = [];
  for (const cell of CELLS) {
    const tile = wished[cell];
    const fits =
      tile.type === 'wilderness' ||
      BELOW[cell].length === 0 ||
      BELOW[cell].some((under) => {
        const support = tiles[under];
        return support?.type === 'wilderness' || support?.color === tile.color;
      });
    tiles.push(fits ? tile : { type: 'wilderness' });
  }
  return mapCells((cell) => tiles[cell] as Tile);
});

export const nameArb = fc
  .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 6 })
  .map((text) => text.trim())
  .filter((text) => text.length > 0 && Array.from(text).length <= 30);

const rulingsArb = fc.record({
  mostNeedsOne: fc.boolean(),
  mysticFrom: fc.constantFrom('white' as const, 'temple' as const),
});

function hasTemple({ pyramid }: DraftPlayer): boolean {
  return pyramid.some((tile) => tile?.type === 'temple');
}

/** Picks that the format allows: each token once, and only for players with a temple. */
function picksArb(players: readonly DraftPlayer[]) {
  const tokens = templeTokens(players.length);
  return fc
    .tuple(
      fc.shuffledSubarray([...tokens], { minLength: players.length }),
      fc.array(fc.boolean(), { minLength: players.length, maxLength: players.length }),
    )
    .map(([shuffled, wants]) =>
      players.map((player, seat) =>
        wants[seat] === true && hasTemple(player) ? (shuffled[seat] ?? null) : null,
      ),
    );
}

function tableFrom(playersArb: fc.Arbitrary<DraftPlayer[]>): fc.Arbitrary<DraftTable> {
  return playersArb.chain((players) =>
    fc.record({
      rulings: rulingsArb,
      players: fc.constant(players),
      templeTieOrder: fc.shuffledSubarray(players.map((_, seat) => seat)),
      templePicks: fc.oneof(fc.constant(players.map(() => null)), picksArb(players)),
    }),
  );
}

export const playerArb = fc
  .record({
    name: nameArb,
    god: fc.option(fc.constantFrom(...GODS), { freq: 8 }),
    cancelled: fc.boolean(),
    // Few values, so that ties are common.
    worshipers: fc.integer({ min: 0, max: 2 }),
    pyramid: fc.oneof(pyramidArb, fullPyramidArb, legalPyramidArb),
  })
  .map(({ cancelled, ...player }) => ({
    ...player,
    godCancelled: player.god === 'death' && cancelled,
  }));

/** Any table that the format accepts, rules broken and cells empty as they come. */
export const draftTableArb = tableFrom(fc.array(playerArb, { minLength: 2, maxLength: 4 }));

/** A table that a real game could have left behind, but for an open temple tie. */
export const legalTableArb = tableFrom(
  fc
    .tuple(
      fc.array(fc.tuple(nameArb, legalPyramidArb, fc.integer({ min: 0, max: 10 }), fc.boolean()), {
        minLength: 2,
        maxLength: 4,
      }),
      fc.shuffledSubarray([...GODS], { minLength: 4 }),
    )
    .map(([players, gods]) =>
      players.map(([name, pyramid, worshipers, cancelled], seat) => {
        const god = gods[seat] ?? 'love';
        return { name, god, godCancelled: god === 'death' && cancelled, worshipers, pyramid };
      }),
    ),
);
