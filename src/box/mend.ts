import type { Box, BoxTile, Face } from './boxTile';
import { faceKey } from './boxTile';

/** Puts a tile in at a place; where the box knows its face already, the two become one. */
export function putTile(box: Box, tile: BoxTile, index: number): Box {
  const key = faceKey(tile.face);
  if (box.some(({ face }) => faceKey(face) === key)) {
    return box.map((one) =>
      faceKey(one.face) === key ? { ...one, uses: one.uses + tile.uses } : one,
    );
  }
  return [...box.slice(0, index), tile, ...box.slice(index)];
}

export function removeTile(box: Box, key: string): Box {
  const kept = box.filter(({ face }) => faceKey(face) !== key);
  return kept.length === box.length ? box : kept;
}

/** What is printed was read wrongly: the box learns better. Tables keep what was entered there. */
export function correctTile(box: Box, key: string, face: Face): Box {
  const index = box.findIndex((tile) => faceKey(tile.face) === key);
  const tile = box[index];
  if (tile === undefined || faceKey(face) === key) return box;
  return putTile(removeTile(box, key), { ...tile, face }, index);
}
