import { useSyncExternalStore } from 'react';
import { amendEdit } from '../engine/edit/amendEdit';
import { colorHints, type Hints } from '../engine/edit/colorHints';
import type { Edit } from '../engine/edit/edit';
import { addEdit, canRedo, canUndo, currentTable, redo, undo } from '../engine/edit/timeline';
import type { Score } from '../engine/score';
import { scoreTable } from '../engine/score';
import type { DraftTable } from '../engine/table';
import type { SavedTable, TableKind } from './tableRecord';
import type { TableReading } from './tables';
import { changeTable, getTable, listTables, subscribeTables } from './tables';

export interface OpenTable {
  readonly kind: TableKind;
  readonly table: DraftTable;
  /** Worked out afresh from what is on the table. */
  readonly score: Score;
  /** By seat: colours that were read and are still to be made tiles. */
  readonly hints: readonly Hints[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Each of these is kept on the device before it returns. */
  readonly edit: (edit: Edit) => void;
  /** Goes on with the last edit where both type the same name: undone as one. */
  readonly amend: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

function open(id: string, { kind, timeline }: SavedTable): OpenTable {
  const table = currentTable(timeline);
  return {
    kind,
    table,
    score: scoreTable(table),
    hints: colorHints(timeline),
    canUndo: canUndo(timeline),
    canRedo: canRedo(timeline),
    edit: (edit) => changeTable(id, (now) => addEdit(now, edit)),
    amend: (edit) => changeTable(id, (now) => amendEdit(now, edit)),
    undo: () => changeTable(id, undo),
    redo: () => changeTable(id, redo),
  };
}

const opened = new WeakMap<SavedTable, OpenTable>();

/** A kept table as it is now, the same answer until it changes; undefined where there is none. */
export function tableNow(id: string): OpenTable | undefined {
  const saved = getTable(id);
  if (saved === undefined) return undefined;
  const known = opened.get(saved) ?? open(id, saved);
  opened.set(saved, known);
  return known;
}

/** A kept table, live; undefined where there is none by this id (any more). */
export function useTable(id: string): OpenTable | undefined {
  const read = () => tableNow(id);
  return useSyncExternalStore(subscribeTables, read, read);
}

/** Everything kept, the latest first, the unreadable among it. */
export function useTables(): readonly TableReading[] {
  return useSyncExternalStore(subscribeTables, listTables, listTables);
}
