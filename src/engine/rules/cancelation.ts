import type { Cancelable } from '../tile';
import type { TileScore } from '../tileScore';

const HIDDEN: TileScore = { points: 0, validated: false, reason: { code: 'token' } };
const PAID = { code: 'no-token' } as const;

/** Village, Volcano: "If you cannot or do not want to, hide the CP value with a Cancelation token." */
export function scoreCancelable(tile: Cancelable): TileScore {
  return tile.cancelled ? HIDDEN : { points: tile.points, validated: true, reason: PAID };
}
