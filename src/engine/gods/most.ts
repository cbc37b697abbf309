import type { Seat } from '../table';
import type { CountedType, Universe } from '../universe';
import type { GodScore } from './godScore';

/**
 * Oceans, Fire, Nature, Harvests: "If you are among the players who have the most validated … tiles,
 * gain 3 CPs." Read literally, all are among the most at zero; a ruling can ask for one.
 */
export function scoreMost(
  of: CountedType,
  seat: Seat,
  table: readonly Pick<Universe, 'census'>[],
  needsOne: boolean,
): GodScore {
  const counts = table.map(({ census }) => census[of]);
  const best = Math.max(...counts);
  if (best === 0 && needsOne) return { points: 0, reason: { code: 'most-needs-one', of } };
  return { points: counts[seat] === best ? 3 : 0, reason: { code: 'most', of, counts, best } };
}
