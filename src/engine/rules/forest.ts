import type { Cell } from '../geometry';
import { NEIGHBOURS } from '../geometry';
import type { DraftPyramid } from '../table';
import type { Forest, Tile } from '../tile';
import type { TileScore } from '../tileScore';

function showsOneOf(tile: Tile, forest: Forest): boolean {
  return tile.type === 'wilderness' || forest.needs.colors.includes(tile.color);
}

/** "… if this tile is surrounded by a number of tiles at least equal to the indicated value". */
export function scoreForest(forest: Forest, cell: Cell, pyramid: DraftPyramid): TileScore {
  const counted: Cell[] = [];
  for (const neighbour of NEIGHBOURS[cell]) {
    const tile = pyramid[neighbour];
    if (tile !== null && showsOneOf(tile, forest)) counted.push(neighbour);
  }
  const needed = forest.needs.count;
  const validated = counted.length >= needed;
  return {
    points: validated ? forest.points : 0,
    validated,
    reason: { code: 'forest', needed, counted },
  };
}
