import type { GameDigest } from './digest';

export interface HeadToHead {
  /** At one table; each was won by one of the two, or they were level. */
  readonly games: number;
  readonly aAhead: number;
  readonly bAhead: number;
  readonly level: number;
}

/** The best place of a name; Infinity where it did not play. */
function placeOf({ players }: GameDigest, sought: string): number {
  let best = Infinity;
  for (const { name, rank } of players) if (name === sought && rank < best) best = rank;
  return best;
}

/**
 * Who came out ahead when both played, by place and so with ties broken by Worshipers. Where a name
 * sits at a table twice, the better of the two speaks for it: a game is one meeting.
 */
export function headToHead(games: readonly GameDigest[], a: string, b: string): HeadToHead {
  let aAhead = 0;
  let bAhead = 0;
  let level = 0;
  if (a !== b) {
    for (const game of games) {
      const placeA = placeOf(game, a);
      const placeB = placeOf(game, b);
      if (placeA === Infinity || placeB === Infinity) continue;
      if (placeA < placeB) aAhead += 1;
      else if (placeB < placeA) bAhead += 1;
      else level += 1;
    }
  }
  return { games: aAhead + bAhead + level, aAhead, bAhead, level };
}
