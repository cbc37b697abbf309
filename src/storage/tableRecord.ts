import { z } from 'zod';
import { newTable } from '../engine/edit/newTable';
import type { Timeline } from '../engine/edit/timeline';
import { replay } from '../engine/edit/timeline';
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

const schema = z
  .strictObject({
    kind: z.enum(TABLE_KINDS),
    createdAt: z.number(),
    changedAt: z.number(),
    names: z.array(z.string()).min(1).max(MAX_PLAYERS),
    rulings: rulingsSchema,
    edits: z.array(editSchema),
    done: z.int().min(0),
  })
  .refine(({ edits, done }) => done <= edits.length)
  .transform(({ kind, createdAt, changedAt, names, rulings, edits, done }): SavedTable => {
    return { kind, createdAt, changedAt, timeline: replay(newTable(names, rulings), edits, done) };
  });

/** What is stored is what was done; the table between is worked out. */
export const tableRecord: RecordKind<SavedTable> = {
  migrations: [{ name: 'start: names, rulings and edits', up: (record) => record }],
  schema,
};

export function writeTable({ kind, createdAt, changedAt, timeline }: SavedTable): object {
  const [start] = timeline.states;
  return {
    kind,
    createdAt,
    changedAt,
    names: start.players.map(({ name }) => name),
    rulings: start.rulings,
    edits: timeline.edits.map(writeEdit),
    done: timeline.done,
  };
}
