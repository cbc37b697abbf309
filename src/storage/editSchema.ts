import { z } from 'zod';
import { fromIdeographs, toIdeographs } from '../codec/ideographs';
import { decodeParcel, encodeParcel } from '../codec/parcel';
import { isDistinct } from '../engine/format/checks';
import { tileSchema, writeTile } from '../engine/format/tileSchema';
import type { Edit } from '../engine/edit/edit';
import { CELLS, mapCells } from '../engine/geometry';
import { GODS } from '../engine/god';
import { MAX_PLAYERS, MAX_WORSHIPERS, MYSTIC_SOURCES } from '../engine/table';
import { COLORS } from '../engine/tile';

type HandOver = Extract<Edit, { kind: 'hand-over' }>;

const seat = z
  .int()
  .min(0)
  .max(MAX_PLAYERS - 1);
const cell = z.literal(CELLS);

interface Packed {
  readonly kind: 'hand-over';
  readonly seat: number;
  readonly parcel: string;
}

/** A whole pyramid is packed as it was when it came, for a table is written at every tap. */
function unpack({ kind, seat: at, parcel }: Packed, context: z.RefinementCtx): HandOver {
  const bytes = fromIdeographs(parcel);
  const delivery = bytes === null ? null : decodeParcel(bytes);
  if (delivery?.ok === true && delivery.parcel.kind === 'pyramid') {
    const { from, player } = delivery.parcel;
    return { kind, seat: at, from, player };
  }
  context.addIssue({ code: 'custom', message: 'a pyramid that cannot be read' });
  return z.NEVER;
}

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
  z.strictObject({ kind: z.literal('hand-over'), seat, parcel: z.string() }).transform(unpack),
  z.strictObject({
    kind: z.literal('colors'),
    seat,
    colors: z
      .array(z.enum([...COLORS, 'wilderness']).nullable())
      .length(CELLS.length)
      .transform((list) => mapCells((one) => list[one] ?? null)),
  }),
  z.strictObject({ kind: z.literal('rulings'), rulings: rulingsSchema }),
  z.strictObject({
    kind: z.literal('temple-order'),
    order: z.array(seat).refine(isDistinct),
  }),
  z.strictObject({ kind: z.literal('temple-pick'), seat, token: z.int().nullable() }),
]);

export function writeEdit(edit: Edit): object {
  switch (edit.kind) {
    case 'tile':
      return { ...edit, tile: edit.tile && writeTile(edit.tile) };
    case 'hand-over': {
      const { kind, seat: at, from, player } = edit;
      const parcel = toIdeographs(encodeParcel({ kind: 'pyramid', from, player }));
      return { kind, seat: at, parcel } satisfies Packed;
    }
    default:
      return edit;
  }
}
