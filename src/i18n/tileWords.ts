import type { Region } from '../engine/tile';
import type { Translations } from './en';

const SEPARATOR = ', ';

/** A tile by effect and colour: enough to find it on the table. */
export function tileName(t: Translations, { type, color }: Region): string {
  return t.tables.tile.named(t.tiles[type], t.colors[color]);
}

function needs(t: Translations, tile: Region): string[] {
  switch (tile.type) {
    case 'forest': {
      const colors = tile.needs.colors.map((color) => t.colors[color]).join(SEPARATOR);
      return [t.tables.tile.forestNeeds(tile.needs.count, colors)];
    }
    case 'irrigation':
      return [t.tables.tile.irrigationNeeds(t.colors[tile.needs.color])];
    case 'temple':
      return [t.counts.temples(tile.temples)];
    default:
      return [];
  }
}

/** What else is printed on it: points, what it needs, mystic value, level. */
export function tileFacts(t: Translations, tile: Region): string {
  const { mystic, level } = tile;
  return [
    t.counts.creationPoints(tile.points),
    ...needs(t, tile),
    ...(mystic === null ? [] : [t.tables.tile.mystic(mystic)]),
    ...(level === null ? [] : [t.tables.tile.level(level)]),
  ].join(SEPARATOR);
}

/** Tells one tile from every other. */
export function tileInFull(t: Translations, tile: Region): string {
  return [tileName(t, tile), tileFacts(t, tile)].join(SEPARATOR);
}
