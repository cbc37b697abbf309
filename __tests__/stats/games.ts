import fc from 'fast-check';
import type { Category } from '../../src/engine/categories';
import { CATEGORIES } from '../../src/engine/categories';
import type { God } from '../../src/engine/god';
import { GODS } from '../../src/engine/god';
import type { GameDigest, PlayerDigest } from '../../src/stats/digest';

export const DAY = 24 * 60 * 60 * 1000;
/** The noon of a day of November 2026. */
export const november = (day: number): number => new Date(2026, 10, day, 12).getTime();

const NO_POINTS: Record<Category, number> = {
  villages: 0,
  forests: 0,
  volcanoes: 0,
  irrigation: 0,
  sacredStones: 0,
  other: 0,
  wilderness: 0,
  temple: 0,
  god: 0,
};

type Seat = {
  name: string;
  rank: number;
  god?: God | null;
  /** What is not named here comes from villages. */
  points?: Partial<Record<Category, number>>;
  total: number;
};

export function seat({ name, rank, total, god = null, points = {} }: Seat): PlayerDigest {
  const named = Object.values(points).reduce((sum, value) => sum + value, 0);
  return {
    name,
    god,
    total,
    rank,
    points: { ...NO_POINTS, ...points, villages: (points.villages ?? 0) + total - named },
  };
}

let made = 0;

/** Players by name and total, the places by total; level totals share a place. */
export function game(
  playedAt: number,
  ...players: readonly (readonly [name: string, total: number, god?: God])[]
): GameDigest {
  made += 1;
  return {
    id: `game-${made}`,
    playedAt,
    players: players.map(([name, total, god]) =>
      seat({
        name,
        total,
        rank: 1 + players.filter(([, other]) => other > total).length,
        god: god ?? null,
      }),
    ),
  };
}

const playerArb = fc
  .record({
    // Few names, so that people meet, also themselves.
    name: fc.constantFrom('Ana', 'Bo', 'Cy', 'Di', '__proto__'),
    god: fc.option(fc.constantFrom(...GODS)),
    amounts: fc.tuple(...CATEGORIES.map(() => fc.integer({ min: -3, max: 9 }))),
  })
  .map(({ name, god, amounts }) => {
    const points = { ...NO_POINTS };
    CATEGORIES.forEach((category, index) => (points[category] = amounts[index] ?? 0));
    return { name, god, points, total: amounts.reduce((sum, value) => sum + value, 0) };
  });

export const digestArb: fc.Arbitrary<GameDigest> = fc
  .record({
    id: fc.uuid(),
    playedAt: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 900 * DAY }) },
      { weight: 1, arbitrary: fc.constant(NaN) },
    ),
    players: fc.array(playerArb, { minLength: 2, maxLength: 4 }),
  })
  .map(({ players, ...rest }) => ({
    ...rest,
    players: players.map((player) => ({
      ...player,
      rank: 1 + players.filter(({ total }) => total > player.total).length,
    })),
  }));

export const digestsArb = fc.array(digestArb, { maxLength: 40 });

/** As many games as somebody could ever have, the same on every machine. */
export function manyGames(count: number): GameDigest[] {
  return Array.from({ length: count }, (_, index) => {
    const players = Array.from(
      { length: 2 + (index % 3) },
      (_unused, at): readonly [string, number, God] => [
        `Player ${(index * 7 + at * 13) % 40}`,
        20 + ((index * 31 + at * 17) % 45),
        GODS[(index + at) % GODS.length] ?? 'love',
      ],
    );
    return game(november(1) - index * DAY, ...players);
  });
}
