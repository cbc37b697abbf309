import type { God } from '../god';
import type { TileScore } from '../tileScore';

const COSTS_ONE: TileScore = { points: -1, validated: false, reason: { code: 'wilderness' } };
const SPARED: TileScore = { points: 0, validated: false, reason: { code: 'wilderness-spared' } };

/** "A Wilderness tile is worth -1 CP"; "Wilderness tiles do not make you lose any CP" (Idleness). */
export function scoreWilderness(god: God | null): TileScore {
  return god === 'idleness' ? SPARED : COSTS_ONE;
}
