import type { Box, BoxTile } from './boxTile';
import { faceKey } from './boxTile';

/**
 * Both boxes as one, this one's tiles first. A face in both was used as often as the one says that
 * says more: the same evening may be counted in both.
 */
export function mergeBoxes(own: Box, other: Box): Box {
  const tiles = new Map<string, BoxTile>();
  for (const tile of [...own, ...other]) {
    const key = faceKey(tile.face);
    const known = tiles.get(key);
    if (known === undefined) tiles.set(key, tile);
    else if (tile.uses > known.uses) tiles.set(key, { ...known, uses: tile.uses });
  }
  const merged = [...tiles.values()];
  const same = merged.length === own.length && merged.every((tile, index) => tile === own[index]);
  return same ? own : merged;
}
