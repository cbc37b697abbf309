export const COLORS = ['red', 'blue', 'green', 'yellow', 'white'] as const;
export type Color = (typeof COLORS)[number];

export const TILE_TYPES = [
  'wilderness',
  'village',
  'volcano',
  'forest',
  'irrigation',
  'temple',
  'sacredStone',
  'farm',
  'proselytism',
] as const;
export type TileType = (typeof TILE_TYPES)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What may be printed on a tile, whatever its effect. A mystic value is found on white tiles only. */
export interface Printed {
  readonly color: Color;
  readonly points: number;
  readonly level: Level | null;
  readonly mystic: number | null;
}

/** The face-down side of any region tile. */
export interface Wilderness {
  readonly type: 'wilderness';
}

/** A village or volcano whose Worshipers were not paid wears a Cancelation token. */
export interface Cancelable extends Printed {
  readonly type: 'village' | 'volcano';
  readonly cancelled: boolean;
}

export interface Forest extends Printed {
  readonly type: 'forest';
  readonly needs: { readonly count: number; readonly colors: readonly Color[] };
}

export interface Irrigation extends Printed {
  readonly type: 'irrigation';
  readonly needs: { readonly color: Color };
}

export interface Temple extends Printed {
  readonly type: 'temple';
  /** Temple symbols on the tile: one, sometimes two. */
  readonly temples: number;
}

export interface Plain extends Printed {
  readonly type: 'sacredStone' | 'farm' | 'proselytism';
}

export type Region = Cancelable | Forest | Irrigation | Temple | Plain;
export type Tile = Wilderness | Region;

/** A Wilderness counts as a tile of every colour, in any event. */
export function showsColor(tile: Tile, color: Color): boolean {
  return tile.type === 'wilderness' || tile.color === color;
}
