import type { Color } from '../engine/tile';
import { COLORS, TILE_TYPES } from '../engine/tile';
import type { Box, BoxTile } from './boxTile';
import { faceKey } from './boxTile';

export interface BoxSection {
  readonly color: Color;
  readonly tiles: readonly BoxTile[];
}

/** As one would sort the tiles by hand: by effect, then by points. It does not jump with use. */
function byPrint(a: BoxTile, b: BoxTile): number {
  const byType = TILE_TYPES.indexOf(a.face.type) - TILE_TYPES.indexOf(b.face.type);
  if (byType !== 0) return byType;
  if (a.face.points !== b.face.points) return a.face.points - b.face.points;
  return faceKey(a.face) < faceKey(b.face) ? -1 : 1;
}

/** The box by colour, without colours of which it knows no tile. */
export function boxSections(box: Box): BoxSection[] {
  return COLORS.map((color) => ({
    color,
    tiles: box.filter(({ face }) => face.color === color).sort(byPrint),
  })).filter(({ tiles }) => tiles.length > 0);
}
