import type { Region, Tile } from '../engine/tile';
import type { Translations } from './en';

function needsWords(t: Translations, face: Region): string[] {
  const words = t.entry.tile;
  switch (face.type) {
    case 'forest': {
      const colors = face.needs.colors.map((color) => t.colors[color]).join(` ${words.or} `);
      return [words.forestNeeds(face.needs.count, colors)];
    }
    case 'irrigation':
      return [words.irrigationNeeds(t.colors[face.needs.color])];
    case 'temple':
      return [t.entry.symbols(face.temples)];
    default:
      return [];
  }
}

/** "green Forest". */
export function tileName(t: Translations, tile: Tile): string {
  if (tile.type === 'wilderness') return t.tiles.wilderness;
  return t.entry.tile.name(t.tiles[tile.type], t.colors[tile.color]);
}

/** What is printed on it beside its effect: points, what it needs, mystic value, level. */
export function faceFacts(t: Translations, face: Region): string {
  const { mystic, level } = t.entry.tile;
  return [
    t.counts.points(face.points),
    ...needsWords(t, face),
    ...(face.mystic === null ? [] : [mystic(face.mystic)]),
    ...(face.level === null ? [] : [level(face.level)]),
  ].join(', ');
}

/** Everything printed on a tile, so that no two faces of the box are called the same. */
export function faceWords(t: Translations, face: Region): string {
  return `${tileName(t, face)}, ${faceFacts(t, face)}`;
}
