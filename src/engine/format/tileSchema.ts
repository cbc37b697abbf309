import { z } from 'zod';
import type { Region, Tile } from '../tile';
import { COLORS, LEVELS } from '../tile';
import { complain, isDistinct, listOf, whole } from './checks';

const MAX_POINTS = 30;
const MAX_MYSTIC = 99;
/** A Sacred Stone "is worth 1 CP"; farms and proselytism are worth nothing unless CP are printed. */
const POINTS_LEFT_OUT = { sacredStone: 1, farm: 0, proselytism: 0, temple: 0 } as const;

const color = z.enum(COLORS);
const points = whole(0, MAX_POINTS);
const maybePoints = points.optional();
const anyRegion = {
  color,
  level: z.literal(LEVELS).optional(),
  mystic: whole(1, MAX_MYSTIC).optional(),
};
const cancelable = { ...anyRegion, points, cancelled: z.boolean().optional() };

const forestNeeds = z.strictObject({
  count: whole(1, 6),
  colors: listOf(color, 1, COLORS.length).refine(isDistinct, complain({ code: 'repeated' })),
});
const irrigationNeeds = z.strictObject({ color });
const temples = whole(1, 3).optional();

const writtenTile = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('wilderness') }),
  z.strictObject({ type: z.literal('village'), ...cancelable }),
  z.strictObject({ type: z.literal('volcano'), ...cancelable }),
  z.strictObject({ type: z.literal('forest'), ...anyRegion, points, needs: forestNeeds }),
  z.strictObject({ type: z.literal('irrigation'), ...anyRegion, points, needs: irrigationNeeds }),
  z.strictObject({ type: z.literal('temple'), ...anyRegion, points: maybePoints, temples }),
  z.strictObject({ type: z.literal('sacredStone'), ...anyRegion, points: maybePoints }),
  z.strictObject({ type: z.literal('farm'), ...anyRegion, points: maybePoints }),
  z.strictObject({ type: z.literal('proselytism'), ...anyRegion, points: maybePoints }),
]);

/** A tile as the format writes it, with what may be left out. */
export type WrittenTile = z.output<typeof writtenTile>;

function readTile(written: WrittenTile): Tile {
  if (written.type === 'wilderness') return written;
  const printed = {
    color: written.color,
    level: written.level ?? null,
    mystic: written.mystic ?? null,
  };
  switch (written.type) {
    case 'village':
    case 'volcano': {
      const { type, cancelled = false } = written;
      return { type, ...printed, points: written.points, cancelled };
    }
    case 'forest':
      return { type: 'forest', ...printed, points: written.points, needs: written.needs };
    case 'irrigation':
      return { type: 'irrigation', ...printed, points: written.points, needs: written.needs };
    case 'temple':
      return {
        type: 'temple',
        ...printed,
        points: written.points ?? POINTS_LEFT_OUT.temple,
        temples: written.temples ?? 1,
      };
    default: {
      const { type } = written;
      return { type, ...printed, points: written.points ?? POINTS_LEFT_OUT[type] };
    }
  }
}

export const tileSchema = writtenTile
  .superRefine((tile, context) => {
    if (tile.type === 'wilderness' || tile.mystic === undefined || tile.color === 'white') return;
    context.addIssue({
      code: 'custom',
      path: ['mystic'],
      ...complain({ code: 'unknown-field' }),
    });
  })
  .transform(readTile);

/** Leaves out what the format lets out, so that a file says no more than a person entered. */
export function writeTile(tile: Tile): WrittenTile {
  if (tile.type === 'wilderness') return { type: 'wilderness' };
  const { level, mystic, ...rest } = tile;
  const printed: Pick<Region, 'color'> & { level?: 1 | 2 | 3; mystic?: number } = {
    color: tile.color,
  };
  if (level !== null) printed.level = level;
  if (mystic !== null) printed.mystic = mystic;
  return { ...rest, ...printed } as WrittenTile;
}
