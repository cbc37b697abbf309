import type { GameDigest } from './digest';
import { firstFew } from './firstFew';
import { isSharedWin } from './isSharedWin';

export interface CloseGame {
  readonly game: GameDigest;
  /** Points between the first and whoever came next; 0 where Worshipers decided or nothing did. */
  readonly margin: number;
  readonly shared: boolean;
}

function closeGame(game: GameDigest): CloseGame {
  const shared = isSharedWin(game);
  let first = -Infinity;
  let next = -Infinity;
  for (const { rank, total } of game.players) {
    if (rank === 1) first = total;
    else if (total > next) next = total;
  }
  return { game, margin: shared ? 0 : first - next, shared };
}

/** The smallest margins; what could not be decided at all is closer than what Worshipers decided. */
export function closestGames(games: readonly GameDigest[], count = 5): CloseGame[] {
  const contested = games.filter(({ players }) => players.length > 1);
  return firstFew(
    contested.map(closeGame),
    count,
    (a, b) => a.margin - b.margin || Number(b.shared) - Number(a.shared),
  );
}
