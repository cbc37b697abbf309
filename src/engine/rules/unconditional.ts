import type { Plain, Temple } from '../tile';
import type { TileScore } from '../tileScore';

const UNCONDITIONAL = { code: 'unconditional' } as const;

/** Temple, Sacred Stone, Farm, Proselytism: what is printed counts, there is nothing to fulfil. */
export function scoreUnconditional(tile: Temple | Plain): TileScore {
  return { points: tile.points, validated: true, reason: UNCONDITIONAL };
}
