import type { God } from '../engine/god';
import { GODS } from '../engine/god';
import type { GameDigest } from './digest';

export interface GodStats {
  readonly god: God;
  /** How often somebody held it. */
  readonly times: number;
  /** How often its holder came first, alone or not. */
  readonly wins: number;
  /** Of its holders' totals. */
  readonly average: number;
  /** Of the points it gave itself. */
  readonly bonus: number;
}

/** The Gods that were held at all, the most frequent first. */
export function byGod(games: readonly GameDigest[]): GodStats[] {
  const sums = new Map(GODS.map((god) => [god, { times: 0, wins: 0, total: 0, bonus: 0 }]));
  for (const { players } of games) {
    for (const { god, total, rank, points } of players) {
      const sum = god === null ? undefined : sums.get(god);
      if (sum === undefined) continue;
      sum.times += 1;
      sum.total += total;
      sum.bonus += points.god;
      if (rank === 1) sum.wins += 1;
    }
  }
  return [...sums]
    .filter(([, { times }]) => times > 0)
    .map(([god, { times, wins, total, bonus }]) => ({
      god,
      times,
      wins,
      average: total / times,
      bonus: bonus / times,
    }))
    .sort((a, b) => b.times - a.times || b.wins - a.wins);
}
