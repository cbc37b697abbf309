import type { GameDigest } from './digest';

export const PLAYER_COUNTS = ['all', 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const PERIODS = ['all', 'year', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export interface GameFilter {
  readonly players: PlayerCount;
  readonly period: Period;
}

const DAY = 24 * 60 * 60 * 1000;
const LENGTH: Readonly<Record<Period, number>> = {
  all: Infinity,
  year: 365 * DAY,
  month: 30 * DAY,
};

/**
 * The games of so many players in the time up to `now`, in the order given. A game whose date
 * cannot be read belongs to all time only; one of a clock that ran ahead is recent.
 */
export function filterGames(
  games: readonly GameDigest[],
  { players, period }: GameFilter,
  now: number,
): readonly GameDigest[] {
  if (players === 'all' && period === 'all') return games;
  const since = now - LENGTH[period];
  return games.filter(
    (game) =>
      (players === 'all' || game.players.length === players) &&
      (period === 'all' || game.playedAt >= since),
  );
}
