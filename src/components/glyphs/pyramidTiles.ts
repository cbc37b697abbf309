import type { Color, TileType } from '../../engine/tile';

/** The app's own pyramid, base first: every tile stands on one of its colour, as rule 3 asks. */
export const PYRAMID_ROWS: readonly (readonly Color[])[] = [
  ['yellow', 'red', 'white', 'blue', 'green'],
  ['yellow', 'red', 'blue', 'green'],
  ['red', 'blue', 'green'],
  ['red', 'blue'],
];

/** The effect each colour is known for. */
export const KNOWN_FOR: Record<Color, TileType> = {
  red: 'volcano',
  blue: 'irrigation',
  green: 'forest',
  yellow: 'village',
  white: 'temple',
};
