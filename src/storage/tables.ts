import { learn } from '../box/learn';
import { newTable } from '../engine/edit/newTable';
import type { Timeline } from '../engine/edit/timeline';
import { addEdit, currentTable, startTimeline } from '../engine/edit/timeline';
import type { DraftTable, Rulings } from '../engine/table';
import { boxStore } from './boxStore';
import { newId } from './gameId';
import { followTable } from './keepGame';
import { keysIn } from './keys';
import { keyValue } from './keyValue';
import { onOutsideChange } from './outsideChanges';
import type { Unreadable } from './record';
import { readRecord, writeRecord } from './record';
import { createSignal } from './signal';
import type { SavedTable, TableKind } from './tableRecord';
import { tableRecord, writeTable } from './tableRecord';
import { tryWrite } from './trouble';
import { rememberEdit, takeLost } from './unheard';

export const TABLE_PREFIX = 'table.';

export type TableReading =
  | { readonly ok: true; readonly id: string; readonly saved: SavedTable }
  | { readonly ok: false; readonly id: string; readonly why: Unreadable; readonly raw: string };

interface Cached {
  /** What storage holds, to see whether somebody else wrote; nothing where it refused all writes. */
  readonly raw: string | undefined;
  /** Ahead of storage while the device refuses to write. */
  readonly reading: TableReading;
}

const cache = new Map<string, Cached>();
/** The last list; null after a change, so that it is made anew only when somebody asks. */
const list = createSignal<readonly TableReading[] | null>(null);
const changed = () => list.set(null);

export const subscribeTables = list.subscribe;

onOutsideChange((key) => {
  if (key === null) changed();
  else if (key.startsWith(TABLE_PREFIX)) {
    doLostAgain(key.slice(TABLE_PREFIX.length));
    changed();
  }
});

function read(id: string): TableReading | undefined {
  const raw = keyValue.getString(TABLE_PREFIX + id);
  const cached = cache.get(id);
  if (cached !== undefined && cached.raw === raw) return cached.reading;
  if (raw === undefined) return undefined;
  const reading = readRecord(tableRecord, raw);
  const answer: TableReading = reading.ok
    ? { ok: true, id, saved: reading.value }
    : { ok: false, id, why: reading.why, raw };
  cache.set(id, { raw, reading: answer });
  return answer;
}

export function getTable(id: string): SavedTable | undefined {
  const reading = read(id);
  return reading?.ok === true ? reading.saved : undefined;
}

function readAll(): TableReading[] {
  const changedAt = (one: TableReading) => (one.ok ? one.saved.changedAt : 0);
  return keysIn(TABLE_PREFIX)
    .flatMap((key) => read(key.slice(TABLE_PREFIX.length)) ?? [])
    .sort((a, b) => changedAt(b) - changedAt(a));
}

/** The latest first; the same list until something changes. */
export function listTables(): readonly TableReading[] {
  const known = list.get();
  if (known !== null) return known;
  const made = readAll();
  list.remember(made);
  return made;
}

function save(id: string, saved: SavedTable): void {
  const raw = writeRecord(tableRecord, writeTable(saved));
  const kept = tryWrite(() => keyValue.set(TABLE_PREFIX + id, raw));
  const stored = kept ? raw : keyValue.getString(TABLE_PREFIX + id);
  cache.set(id, { raw: stored, reading: { ok: true, id, saved } });
  changed();
}

export function createTable(kind: TableKind, names: readonly string[], rulings?: Rulings): string {
  const id = newId();
  openTable(id, kind, newTable(names, rulings));
  return id;
}

/** A table under a given id that begins as it is told: undo ends there. */
export function openTable(id: string, kind: TableKind, start: DraftTable): void {
  const now = Date.now();
  save(id, { kind, createdAt: now, changedAt: now, timeline: startTimeline(start) });
}

/**
 * Every change of a table goes through here. It starts from what storage holds now, so that a tap in
 * another tab is built upon and not overwritten.
 */
export function changeTable(id: string, change: (timeline: Timeline) => Timeline): void {
  const saved = getTable(id);
  if (saved === undefined) return;
  const timeline = change(saved.timeline);
  if (timeline === saved.timeline) return;
  save(id, { ...saved, changedAt: Date.now(), timeline });
  rememberEdit(id, saved.timeline, timeline);
  const before = currentTable(saved.timeline);
  const after = currentTable(timeline);
  followTable(id, after);
  boxStore.update((box) => learn(box, before, after));
}

/** Where two tabs wrote at the same moment, the later write lacks the other's tap. */
function doLostAgain(id: string): void {
  const saved = getTable(id);
  if (saved === undefined) return;
  for (const edit of takeLost(id, saved.timeline)) changeTable(id, (now) => addEdit(now, edit));
}

/** Gives back what `restoreTable` needs to undo it. */
export function deleteTable(id: string): string | undefined {
  const raw = keyValue.getString(TABLE_PREFIX + id);
  keyValue.remove(TABLE_PREFIX + id);
  cache.delete(id);
  changed();
  return raw;
}

export function restoreTable(id: string, raw: string): void {
  tryWrite(() => keyValue.set(TABLE_PREFIX + id, raw));
  changed();
}
