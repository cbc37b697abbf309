import { z } from 'zod';

/**
 * One step from a version to the next. Append only: a name and its place in the list are what old
 * devices were left with.
 */
export interface Migration {
  readonly name: string;
  readonly up: (record: Record<string, unknown>) => Record<string, unknown>;
}

/** How a kind of record is kept: the schema is the persisted type. */
export interface RecordKind<T> {
  /** From version 0 on; the number of steps is today's version. */
  readonly migrations: readonly Migration[];
  readonly schema: z.ZodType<T>;
}

export type Unreadable = 'not-json' | 'newer-version' | 'wrong-shape';

export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Unreadable };

const envelope = z.looseObject({ version: z.int().min(0) });

/** Undefined for what is no JSON, which JSON itself cannot say. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function migrate({ migrations }: RecordKind<unknown>, record: z.infer<typeof envelope>): unknown {
  const { version, ...rest } = record;
  return migrations.slice(version).reduce((value, { up }) => up(value), rest);
}

/** Never throws: what cannot be read is said to be, and why. */
export function readRecord<T>(kind: RecordKind<T>, raw: string): Reading<T> {
  const json = parseJson(raw);
  return json === undefined ? { ok: false, why: 'not-json' } : readParsed(kind, json);
}

/** For who has parsed the text already. */
export function readParsed<T>(kind: RecordKind<T>, json: unknown): Reading<T> {
  const record = envelope.safeParse(json);
  if (!record.success) return { ok: false, why: 'wrong-shape' };
  if (record.data.version > kind.migrations.length) return { ok: false, why: 'newer-version' };
  try {
    const value = kind.schema.safeParse(migrate(kind, record.data));
    return value.success ? { ok: true, value: value.data } : { ok: false, why: 'wrong-shape' };
  } catch {
    // A migration met something that no version ever wrote.
    return { ok: false, why: 'wrong-shape' };
  }
}

export function writeRecord(kind: RecordKind<unknown>, body: object): string {
  return JSON.stringify({ version: kind.migrations.length, ...body });
}
