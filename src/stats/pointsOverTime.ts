import type { GameDigest } from './digest';

/** More dots than this run into each other on a phone. */
export const MOST_DOTS = 60;

/** One game, or the average of a few that follow each other. */
export interface Dot {
  /** When the first and the last of its games were played. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly total: number;
}

export interface PointsOverTime {
  /** The earliest first. */
  readonly dots: readonly Dot[];
  /** How many games a dot stands for; the last one may stand for fewer. */
  readonly perDot: number;
  /** Of single games, however they are drawn. */
  readonly lowest: number;
  readonly highest: number;
  readonly last: number;
}

interface Result {
  readonly date: number;
  readonly total: number;
}

/** A date that cannot be read was before all others. */
const order = (date: number): number => (Number.isNaN(date) ? -Infinity : date);

function resultsOf(games: readonly GameDigest[], sought: string): Result[] {
  const results: Result[] = [];
  for (const { playedAt, players } of games) {
    // Two of one name are two results, as they are in the averages.
    for (const { name, total } of players) {
      if (name === sought) results.push({ date: playedAt, total });
    }
  }
  return results.sort((a, b) => {
    const [first, second] = [order(a.date), order(b.date)];
    return first === second ? 0 : first - second;
  });
}

function dotOf(results: readonly Result[]): Dot {
  let sum = 0;
  for (const { total } of results) sum += total;
  return {
    from: results[0]?.date ?? NaN,
    to: results[results.length - 1]?.date ?? NaN,
    games: results.length,
    total: sum / results.length,
  };
}

/** What somebody scored, game by game, averaged in equal groups where they are many; null for nobody. */
export function pointsOverTime(games: readonly GameDigest[], name: string): PointsOverTime | null {
  const results = resultsOf(games, name);
  const last = results[results.length - 1];
  if (last === undefined) return null;
  const perDot = Math.ceil(results.length / MOST_DOTS);
  const dots: Dot[] = [];
  for (let start = 0; start < results.length; start += perDot) {
    dots.push(dotOf(results.slice(start, start + perDot)));
  }
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { total } of results) {
    lowest = Math.min(lowest, total);
    highest = Math.max(highest, total);
  }
  return { dots, perDot, lowest, highest, last: last.total };
}
