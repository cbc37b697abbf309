import type { Cell } from '../geometry';
import { BELOW, CELLS } from '../geometry';
import type { DraftPyramid } from '../table';
import { showsColor } from '../tile';

/**
 * Placement rule 3: "At least one of those two tiles must be of the same color than the newly placed
 * tile." A Wilderness may stand on anything. Nothing is said while a tile below is unknown.
 */
function breaksColorRule(cell: Cell, pyramid: DraftPyramid): boolean {
  const tile = pyramid[cell];
  if (tile === null || tile.type === 'wilderness' || BELOW[cell].length === 0) return false;
  return BELOW[cell].every((under) => {
    const support = pyramid[under];
    return support !== null && !showsColor(support, tile.color);
  });
}

export function misplacedCells(pyramid: DraftPyramid): Cell[] {
  return CELLS.filter((cell) => breaksColorRule(cell, pyramid));
}
