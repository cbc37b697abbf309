import type { Box } from '../../box/boxTile';
import type { Color, Level, Region } from '../../engine/tile';
import { TILE_TYPES } from '../../engine/tile';

export type RegionType = Region['type'];

export const MAX_POINTS = 30;
export const MAX_MYSTIC = 99;

/** What a person has told so far of a tile that the box does not know. */
export interface TileForm {
  readonly color: Color;
  readonly type: RegionType;
  readonly points: number | null;
  readonly count: number | null;
  readonly neighbours: readonly Color[];
  readonly below: Color | null;
  readonly temples: number;
  /** For a village or volcano that lies under a Cancelation token. */
  readonly cancelled: boolean;
  readonly mystic: number | null;
  readonly level: Level | null;
}

/** What each colour is known for, to order choices and never to forbid one. */
const OWN_EFFECTS: Record<Color, readonly RegionType[]> = {
  red: ['volcano'],
  blue: ['irrigation'],
  green: ['forest'],
  yellow: ['village', 'farm'],
  white: ['temple'],
};

const REGION_TYPES = TILE_TYPES.filter((type): type is RegionType => type !== 'wilderness');

/** All effects, the colour's own first. */
export function effectsOf(color: Color): readonly RegionType[] {
  const own = OWN_EFFECTS[color];
  return [...own, ...REGION_TYPES.filter((type) => !own.includes(type))];
}

/** Points that need not be asked for; the others differ from tile to tile. */
const USUAL_POINTS: Partial<Record<RegionType, number>> = {
  temple: 0,
  sacredStone: 1,
  farm: 0,
  proselytism: 0,
};

/** How many neighbours forests of this box ask for, as a rule; a first guess without one. */
function usualCount(box: Box): number {
  const counts = box.flatMap(({ face }) => (face.type === 'forest' ? [face.needs.count] : []));
  const often = (count: number) => counts.filter((one) => one === count).length;
  return [...counts].sort((a, b) => often(b) - often(a))[0] ?? 2;
}

export function startForm(color: Color, box: Box, points: number | null = null): TileForm {
  const [type = 'village'] = OWN_EFFECTS[color];
  return {
    color,
    type,
    points: points ?? USUAL_POINTS[type] ?? null,
    count: usualCount(box),
    neighbours: [],
    below: null,
    temples: 1,
    cancelled: false,
    mystic: null,
    level: null,
  };
}

/** Points typed for one effect stay for the next, unless that one has its own usual points. */
export function withEffect(form: TileForm, type: RegionType): TileForm {
  const typed = USUAL_POINTS[form.type] === form.points ? null : form.points;
  return { ...form, type, points: USUAL_POINTS[type] ?? typed };
}

export function withPoints(form: TileForm, points: number): TileForm {
  return { ...form, points: Math.min(MAX_POINTS, Math.max(0, points)) };
}

export function withNeighbour(form: TileForm, color: Color): TileForm {
  const { neighbours } = form;
  const without = neighbours.filter((one) => one !== color);
  return {
    ...form,
    neighbours: without.length < neighbours.length ? without : [...neighbours, color],
  };
}

/** Digits are pressed as on a phone: 1, then 2 is 12. A third one starts anew. */
export function withMysticDigit(form: TileForm, digit: number): TileForm {
  const longer = (form.mystic ?? 0) * 10 + digit;
  const mystic = longer <= MAX_MYSTIC ? longer : digit;
  return { ...form, mystic: mystic === 0 ? null : mystic };
}

export const GAPS = ['points', 'count', 'colors', 'below'] as const;
export type Gap = (typeof GAPS)[number];

/** The first thing still to be told, or null where the tile can be placed. */
export function gapOf({ type, points, count, neighbours, below }: TileForm): Gap | null {
  if (points === null) return 'points';
  if (type === 'forest' && count === null) return 'count';
  if (type === 'forest' && neighbours.length === 0) return 'colors';
  return type === 'irrigation' && below === null ? 'below' : null;
}

/** The tile as told, or null while something is missing. */
export function readForm(form: TileForm): Region | null {
  const { color, type, points, count, neighbours, below, temples, level } = form;
  if (points === null) return null;
  // Only white tiles bear a mystic value, whatever was typed before the colour was changed.
  const printed = { color, points, level, mystic: color === 'white' ? form.mystic : null };
  switch (type) {
    case 'village':
    case 'volcano':
      return { type, ...printed, cancelled: form.cancelled };
    case 'forest':
      if (count === null || neighbours.length === 0) return null;
      return { type, ...printed, needs: { count, colors: neighbours } };
    case 'irrigation':
      return below === null ? null : { type, ...printed, needs: { color: below } };
    case 'temple':
      return { type, ...printed, temples };
    default:
      return { type, ...printed };
  }
}
