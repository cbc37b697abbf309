import { z } from 'zod';
import { fromIdeographs, toIdeographs } from '../codec/ideographs';
import { decodeTable, encodeTable } from '../codec/tableCodec';
import { newTable } from '../engine/edit/newTable';
import type { Timeline } from '../engine/edit/timeline';
import { replay } from '../engine/edit/timeline';
import type { DraftTable } from '../engine/table';
import { MAX_PLAYERS } from '../engine/table';
import { editSchema, rulingsSchema, writeEdit } from './editSchema';
import type { RecordKind } from './record';

export const TABLE_KINDS = ['table', 'solo'] as const;
/** A whole table, or one player's pyramid that is handed over later. */
export type TableKind = (typeof TABLE_KINDS)[number];

export interface SavedTable {
  readonly kind: TableKind;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly timeline: Timeline;
}

const packed = new WeakMap<DraftTable, string>();

/** Where a table begins: empty, or as a kept game left it. Packed once, for every tap writes it. */
function packStart(begun: DraftTable): string {
  const text = packed.get(begun) ?? toIdeographs(encodeTable(begun));
  packed.set(begun, text);
  return text;
}

const start = z.string().transform((text, context): DraftTable => {
  const bytes = fromIdeographs(text);
  const decoded = bytes === null ? null : decodeTable(bytes);
  if (decoded?.ok === true) return decoded.value;
  context.addIssue({ code: 'custom', message: 'a start that cannot be read' });
  return z.NEVER;
});

const namesAndRulings = z.object({
  names: z.array(z.string()).min(1).max(MAX_PLAYERS),
  rulings: rulingsSchema,
});

const schema = z
  .strictObject({
    kind: z.enum(TABLE_KINDS),
    createdAt: z.number(),
    changedAt: z.number(),
    start,
    edits: z.array(editSchema),
    done: z.int().min(0),
  })
  .refine(({ edits, done }) => done <= edits.length)
  .transform(({ kind, createdAt, changedAt, start: from, edits, done }): SavedTable => {
    return { kind, createdAt, changedAt, timeline: replay(from, edits, done) };
  });

/** What is stored is what was done; the table between is worked out. */
export const tableRecord: RecordKind<SavedTable> = {
  migrations: [
    { name: 'start: names, rulings and edits', up: (record) => record },
    {
      name: 'a table can begin as a kept game left it; temples are picked by edits',
      up: ({ names, rulings, ...rest }) => {
        const begun = namesAndRulings.parse({ names, rulings });
        return { ...rest, start: packStart(newTable(begun.names, begun.rulings)) };
      },
    },
    { name: 'pyramids are handed over from other devices', up: (record) => record },
    { name: 'colours are read by camera', up: (record) => record },
  ],
  schema,
};

export function writeTable({ kind, createdAt, changedAt, timeline }: SavedTable): object {
  return {
    kind,
    createdAt,
    changedAt,
    start: packStart(timeline.states[0]),
    edits: timeline.edits.map(writeEdit),
    done: timeline.done,
  };
}
