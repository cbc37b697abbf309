import type { Face } from '../../box/boxTile';
import type { Color, Level } from '../../engine/tile';
import { COLORS } from '../../engine/tile';

/** Bounds of what a box can keep; the tile format has the same. */
export const LIMITS = {
  points: { min: 0, max: 30 },
  count: { min: 1, max: 6 },
  temples: { min: 1, max: 3 },
  /** 0 stands for none printed. */
  mystic: { min: 0, max: 99 },
} as const;

export const withPoints = (face: Face, points: number): Face => ({ ...face, points });

export const withLevel = (face: Face, level: Level | null): Face => ({ ...face, level });

export const withMystic = (face: Face, value: number): Face => ({
  ...face,
  mystic: value === 0 ? null : value,
});

/** A forest needs at least one colour, so that the last one stays. */
export function withForestColor(face: Face, color: Color): Face {
  if (face.type !== 'forest') return face;
  const { count, colors } = face.needs;
  const chosen = COLORS.filter((one) => colors.includes(one) !== (one === color));
  return chosen.length === 0 ? face : { ...face, needs: { count, colors: chosen } };
}
