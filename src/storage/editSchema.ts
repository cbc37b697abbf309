import { z } from 'zod';
import { isDistinct } from '../engine/format/checks';
import { tileSchema, writeTile } from '../engine/format/tileSchema';
import type { Edit } from '../engine/edit/edit';
import { CELLS } from '../engine/geometry';
import { GODS } from '../engine/god';
import { MAX_PLAYERS, MAX_WORSHIPERS, MYSTIC_SOURCES } from '../engine/table';

const seat = z
  .int()
  .min(0)
  .max(MAX_PLAYERS - 1);
const cell = z.literal(CELLS);

export const rulingsSchema = z.strictObject({
  mostNeedsOne: z.boolean(),
  mysticFrom: z.enum(MYSTIC_SOURCES),
});

export const editSchema: z.ZodType<Edit> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tile'), seat, cell, tile: tileSchema.nullable() }),
  z.strictObject({ kind: z.literal('swap'), seat, from: cell, to: cell }),
  z.strictObject({
    kind: z.literal('god'),
    seat,
    god: z.enum(GODS).nullable(),
    cancelled: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('worshipers'),
    seat,
    worshipers: z.int().min(0).max(MAX_WORSHIPERS).nullable(),
  }),
  z.strictObject({ kind: z.literal('name'), seat, name: z.string() }),
  z.strictObject({ kind: z.literal('add-player'), name: z.string() }),
  z.strictObject({ kind: z.literal('remove-player'), seat }),
  z.strictObject({ kind: z.literal('move-player'), seat, to: seat }),
  z.strictObject({ kind: z.literal('rulings'), rulings: rulingsSchema }),
  z.strictObject({
    kind: z.literal('temple-order'),
    order: z.array(seat).refine(isDistinct),
  }),
  z.strictObject({ kind: z.literal('temple-pick'), seat, token: z.int().nullable() }),
]);

export function writeEdit(edit: Edit): object {
  return edit.kind === 'tile' ? { ...edit, tile: edit.tile && writeTile(edit.tile) } : edit;
}
