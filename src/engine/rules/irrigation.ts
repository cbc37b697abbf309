import type { Cell } from '../geometry';
import { BELOW } from '../geometry';
import type { DraftPyramid } from '../table';
import type { Irrigation } from '../tile';
import { showsColor } from '../tile';
import type { TileScore } from '../tileScore';

const DRY: TileScore = { points: 0, validated: false, reason: { code: 'dry' } };
const ON_BASE: TileScore = { points: 0, validated: false, reason: { code: 'irrigation-on-base' } };

/** "A tile of the indicated color must be right underneath it": nothing is underneath the base. */
export function scoreIrrigation(tile: Irrigation, cell: Cell, pyramid: DraftPyramid): TileScore {
  const below = BELOW[cell];
  if (below.length === 0) return ON_BASE;
  const by: Cell[] = [];
  for (const under of below) {
    const support = pyramid[under];
    if (support !== null && showsColor(support, tile.needs.color)) by.push(under);
  }
  if (by.length === 0) return DRY;
  return { points: tile.points, validated: true, reason: { code: 'irrigated', by } };
}
