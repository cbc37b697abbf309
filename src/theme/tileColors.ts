import type { Color } from '../engine/tile';
import { palette } from './palette';

/** A tile's ground, what is written on it, and the edge that sets it off from a light page. */
export type TileColors = { fill: string; edge: string; ink: string };

/** One set for both schemes: tiles stay light in the dark, as they do on a real table. */
export const tileColors: Record<Color, TileColors> = {
  red: { fill: palette.emberLight, edge: palette.ember, ink: palette.emberDark },
  blue: { fill: palette.waterLight, edge: palette.water, ink: palette.waterDark },
  green: { fill: palette.leafLight, edge: palette.leaf, ink: palette.leafDark },
  yellow: { fill: palette.grainLight, edge: palette.grain, ink: palette.grainDark },
  white: { fill: palette.snowLight, edge: palette.snow, ink: palette.snowDark },
};

/** The back of a tile, and a tile whose colour is not the point. */
export const wildernessColors: TileColors = {
  fill: palette.dustLight,
  edge: palette.dust,
  ink: palette.dustDark,
};

/** What the app pins onto a tile: the same on every colour and in both schemes. */
export const badgeColors = {
  /** something a real game cannot show */
  warning: { fill: palette.gold, ink: palette.night950 },
  /** something to look at again */
  notice: { fill: palette.parchment50, ink: palette.ink900 },
} as const;

export type Badge = keyof typeof badgeColors;
