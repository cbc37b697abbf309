import type { Seat } from '../table';
import type { Universe } from '../universe';
import type { GodScore } from './godScore';

/** "If you are among the players who have the least Wilderness tiles, gain 3 CPs." */
export function scoreTechnology(seat: Seat, table: readonly Pick<Universe, 'census'>[]): GodScore {
  const counts = table.map(({ census }) => census.wilderness);
  const best = Math.min(...counts);
  return {
    points: counts[seat] === best ? 3 : 0,
    reason: { code: 'fewest-wilderness', counts, best },
  };
}
