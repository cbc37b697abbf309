import type { GameDigest } from './digest';

/** Whether more than one player came first: level in points and in Worshipers. */
export function isSharedWin({ players }: GameDigest): boolean {
  let first = 0;
  for (const { rank } of players) if (rank === 1) first += 1;
  return first > 1;
}
