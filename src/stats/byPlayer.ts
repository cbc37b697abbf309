import type { Category } from '../engine/categories';
import { CATEGORIES } from '../engine/categories';
import type { GameDigest } from './digest';
import { isSharedWin } from './isSharedWin';

export const PLACES = [1, 2, 3, 4] as const;
export type Place = (typeof PLACES)[number];

export interface PlayerStats {
  readonly name: string;
  readonly games: number;
  /** First places, shared ones among them. */
  readonly wins: number;
  /** How many of the wins were shared. */
  readonly shared: number;
  readonly average: number;
  readonly best: number;
  /** How often each place was reached. */
  readonly places: Readonly<Record<Place, number>>;
  /** Average points by category; they add up to the average total. */
  readonly categories: Readonly<Record<Category, number>>;
}

interface Sums {
  games: number;
  shared: number;
  total: number;
  best: number;
  places: Record<Place, number>;
  /** In the order of the categories. */
  categories: Float64Array;
}

function averages(sums: Float64Array, games: number): Record<Category, number> {
  return Object.fromEntries(
    CATEGORIES.map((category, index) => [category, (sums[index] ?? 0) / games]),
  ) as Record<Category, number>;
}

function nothing(): Sums {
  return {
    games: 0,
    shared: 0,
    total: 0,
    best: -Infinity,
    places: { 1: 0, 2: 0, 3: 0, 4: 0 },
    categories: new Float64Array(CATEGORIES.length),
  };
}

function isPlace(rank: number): rank is Place {
  return rank >= 1 && rank <= 4;
}

/**
 * Everybody who played, those with the most games first.
 *
 * A name is all that tells people apart. Two of one name at one table are two results under that
 * name: each counts as a game with its own place, so that places add up to games and averages stay
 * true.
 */
export function byPlayer(games: readonly GameDigest[]): PlayerStats[] {
  const known = new Map<string, Sums>();
  for (const game of games) {
    const shared = isSharedWin(game);
    for (const { name, total, rank, points } of game.players) {
      let sums = known.get(name);
      if (sums === undefined) known.set(name, (sums = nothing()));
      sums.games += 1;
      sums.total += total;
      if (total > sums.best) sums.best = total;
      if (isPlace(rank)) sums.places[rank] += 1;
      if (rank === 1 && shared) sums.shared += 1;
      let index = 0;
      for (const category of CATEGORIES) {
        sums.categories[index] = (sums.categories[index] ?? 0) + points[category];
        index += 1;
      }
    }
  }
  return [...known]
    .map(([name, { games: played, shared, total, best, places, categories }]) => ({
      name,
      games: played,
      wins: places[1],
      shared,
      average: total / played,
      best,
      places,
      categories: averages(categories, played),
    }))
    .sort((a, b) => b.games - a.games || b.wins - a.wins || (a.name < b.name ? -1 : 1));
}
