import type { DraftTable } from '../engine/table';
import type { Box, Face } from './boxTile';
import { faceKey, faceOf, facesOn } from './boxTile';

function facesByKey(table: DraftTable): Map<string, Face> {
  const faces = table.players.flatMap(({ pyramid }) =>
    pyramid.flatMap((tile) => (tile === null ? [] : (faceOf(tile) ?? []))),
  );
  return new Map(faces.map((face) => [faceKey(face), face]));
}

/**
 * The box after a table changed, forwards or back: a face that came onto the table is used once
 * more, one that left it once less. A face is never forgotten by itself, for what was typed once
 * and cleared by mistake must not be typed again.
 */
export function learn(box: Box, before: DraftTable, after: DraftTable): Box {
  if (before === after) return box;
  const was = facesOn(before);
  const is = facesOn(after);
  const change = (key: string) => (is.get(key) ?? 0) - (was.get(key) ?? 0);
  const known = new Set(box.map(({ face }) => faceKey(face)));
  const kept = box.map((tile) => {
    const uses = Math.max(0, tile.uses + change(faceKey(tile.face)));
    return uses === tile.uses ? tile : { ...tile, uses };
  });
  const added = [...facesByKey(after)]
    // What lay there before and is unknown was taken out of the box by hand: it stays out.
    .filter(([key]) => !known.has(key) && change(key) > 0)
    .map(([key, face]) => ({ face, uses: is.get(key) ?? 0 }));
  const same = added.length === 0 && kept.every((tile, index) => tile === box[index]);
  return same ? box : [...kept, ...added];
}
