import type { Color } from '../engine/tile';
import { TILE_TYPES } from '../engine/tile';
import type { Box, BoxTile } from './boxTile';
import { faceKey } from './boxTile';

function byLikelihood(a: BoxTile, b: BoxTile): number {
  if (a.uses !== b.uses) return b.uses - a.uses;
  const byType = TILE_TYPES.indexOf(a.face.type) - TILE_TYPES.indexOf(b.face.type);
  return byType !== 0 ? byType : a.face.points - b.face.points;
}

export interface Offer {
  /** The likely ones first. */
  readonly free: readonly BoxTile[];
  /** Already on this table: most boxes hold each face once. */
  readonly onTable: readonly BoxTile[];
}

/** The tiles of a colour that the box knows, parted by whether they lie on the table already. */
export function offerTiles(box: Box, color: Color, onTable: ReadonlyMap<string, number>): Offer {
  const ofColor = box.filter(({ face }) => face.color === color).sort(byLikelihood);
  const isOnTable = ({ face }: BoxTile) => onTable.has(faceKey(face));
  return {
    free: ofColor.filter((tile) => !isOnTable(tile)),
    onTable: ofColor.filter(isOnTable),
  };
}
