import type { DraftPyramid } from '../table';
import type { Pyramid } from '../geometry';
import { mapCells } from '../geometry';
import type { Color } from '../tile';

/** Of each cell what a camera saw, or null for what is left as it is. */
export type ReadColors = Pyramid<Color | 'wilderness' | null>;

/** A Wilderness is known whole; of a colour the tile is still to be told, so another one makes room. */
export function withColors(pyramid: DraftPyramid, colors: ReadColors): DraftPyramid {
  return mapCells((cell) => {
    const color = colors[cell];
    const tile = pyramid[cell];
    if (color === null) return tile;
    if (color === 'wilderness') return { type: 'wilderness' };
    return tile !== null && tile.type !== 'wilderness' && tile.color === color ? tile : null;
  });
}
