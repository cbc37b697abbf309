import type { GameDigest } from './digest';
import { firstFew } from './firstFew';

export interface HighTotal {
  readonly game: GameDigest;
  readonly seat: number;
  readonly total: number;
}

/** The highest totals of anybody; a game with two of them is there twice. */
export function highestTotals(games: readonly GameDigest[], count = 5): HighTotal[] {
  const totals = games.flatMap((game) =>
    game.players.map(({ total }, seat): HighTotal => ({ game, seat, total })),
  );
  return firstFew(totals, count, (a, b) => b.total - a.total);
}
