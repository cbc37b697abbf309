import type { Color, Region, Tile, Wilderness } from '../engine/tile';
import { COLORS, LEVELS, TILE_TYPES } from '../engine/tile';
import { arrangementsOf, placeFinder } from './arrangements';
import type { BitReader, BitWriter } from './bits';
import type { NonEmpty } from './fields';
import {
  readFlag,
  readMaybe,
  readOneOf,
  readWhole,
  writeBelow,
  writeFlag,
  writeMaybe,
  writeOneOf,
  writeWhole,
} from './fields';

const POINTS = { min: 0, max: 30 };
const MYSTIC = { min: 1, max: 99 };
const FOREST_COUNT = { min: 1, max: 6 };
const TEMPLES = { min: 1, max: 3 };
const LEVEL_OR_NONE = [null, ...LEVELS] as const;
const FOREST_COLORS = arrangementsOf(COLORS);
const placeOfColors = placeFinder(COLORS, FOREST_COLORS);

const [, ...REGION_TYPES] = TILE_TYPES;
const EMPTY = 0;
const WILDERNESS = 1;
const FIRST_REGION = 2;

/** What is seen first on a tile, its type and its colour, is one number. */
type Face = null | Wilderness | { readonly type: Region['type']; readonly color: Color };
const FACES: NonEmpty<Face> = [
  null,
  { type: 'wilderness' },
  ...REGION_TYPES.flatMap((type) => COLORS.map((color) => ({ type, color }))),
];

function placeOfFace(tile: Tile | null): number {
  if (tile === null) return EMPTY;
  if (tile.type === 'wilderness') return WILDERNESS;
  const type = REGION_TYPES.indexOf(tile.type);
  return FIRST_REGION + type * COLORS.length + COLORS.indexOf(tile.color);
}

function writeEffect(writer: BitWriter, tile: Region): void {
  switch (tile.type) {
    case 'village':
    case 'volcano':
      writeFlag(writer, tile.cancelled);
      break;
    case 'forest':
      writeWhole(writer, tile.needs.count, FOREST_COUNT);
      writeBelow(writer, placeOfColors(tile.needs.colors), FOREST_COLORS.length);
      break;
    case 'irrigation':
      writeOneOf(writer, COLORS, tile.needs.color);
      break;
    case 'temple':
      writeWhole(writer, tile.temples, TEMPLES);
      break;
    case 'sacredStone':
    case 'farm':
    case 'proselytism':
      break;
  }
}

export function writeCell(writer: BitWriter, tile: Tile | null): void {
  writeBelow(writer, placeOfFace(tile), FACES.length);
  if (tile === null || tile.type === 'wilderness') return;
  writeWhole(writer, tile.points, POINTS);
  writeOneOf(writer, LEVEL_OR_NONE, tile.level);
  if (tile.color === 'white') writeMaybe(writer, tile.mystic, MYSTIC);
  else if (tile.mystic !== null) throw new RangeError('only a white tile has a mystic value');
  writeEffect(writer, tile);
}

/** Each field by name: an object made by spreading takes three times as long. */
export function readCell(reader: BitReader): Tile | null {
  const face = readOneOf(reader, FACES);
  if (face === null || face.type === 'wilderness') return face;
  const { type, color } = face;
  const points = readWhole(reader, POINTS);
  const level = readOneOf(reader, LEVEL_OR_NONE);
  const mystic = color === 'white' ? readMaybe(reader, MYSTIC) : null;
  switch (type) {
    case 'village':
    case 'volcano':
      return { type, color, points, level, mystic, cancelled: readFlag(reader) };
    case 'forest': {
      const count = readWhole(reader, FOREST_COUNT);
      const needs = { count, colors: readOneOf(reader, FOREST_COLORS) };
      return { type, color, points, level, mystic, needs };
    }
    case 'irrigation': {
      const needs = { color: readOneOf(reader, COLORS) };
      return { type, color, points, level, mystic, needs };
    }
    case 'temple':
      return { type, color, points, level, mystic, temples: readWhole(reader, TEMPLES) };
    case 'sacredStone':
    case 'farm':
    case 'proselytism':
      return { type, color, points, level, mystic };
  }
}
