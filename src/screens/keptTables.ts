import { currentTable } from '../engine/edit/timeline';
import { displayNames } from '../engine/displayNames';
import { CELLS } from '../engine/geometry';
import { closeFinishedTables, isInHistory } from '../storage/correctGame';
import type { SavedTable, TableKind } from '../storage/tableRecord';
import { createTable, deleteTable, listTables, type TableReading } from '../storage/tables';

type Unreadable = Extract<TableReading, { ok: false }>;

export interface Kept {
  readonly id: string;
  readonly kind: TableKind;
  readonly names: readonly string[];
  readonly tiles: number;
  readonly of: number;
  readonly changedAt: number;
}

function summary(id: string, { kind, changedAt, timeline }: SavedTable): Kept {
  const { players } = currentTable(timeline);
  return {
    id,
    kind,
    names: displayNames(players.map(({ name }) => name)),
    tiles: players.flatMap(({ pyramid }) => pyramid).filter((tile) => tile !== null).length,
    of: players.length * CELLS.length,
    changedAt,
  };
}

/** Nobody has done anything to it yet: there is nothing to continue. */
function isUntouched(saved: SavedTable): boolean {
  return saved.timeline.edits.length === 0;
}

export function keptTables(readings: readonly TableReading[]): Kept[] {
  return readings.flatMap((one) =>
    one.ok && !isUntouched(one.saved) && !isInHistory(one) ? [summary(one.id, one.saved)] : [],
  );
}

export function unreadableTables(readings: readonly TableReading[]): Unreadable[] {
  return readings.flatMap((one) => (one.ok ? [] : [one]));
}

/** Begins anew; tables that are finished, or were begun and left untouched, make room. */
export function beginTable(kind: TableKind, names: readonly string[]): string {
  closeFinishedTables();
  for (const one of listTables()) if (one.ok && isUntouched(one.saved)) deleteTable(one.id);
  return createTable(kind, names);
}
