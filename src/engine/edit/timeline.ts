import type { DraftTable } from '../table';
import { applyEdit } from './applyEdit';
import type { Edit } from './edit';

/**
 * A table and everything that was done to it. `done` edits count; those after it were undone and can
 * be redone. `states[i]` is the table after `i` edits, so that undo is a step and not a replay.
 */
export interface Timeline {
  readonly edits: readonly Edit[];
  readonly done: number;
  readonly states: readonly [DraftTable, ...DraftTable[]];
}

export function startTimeline(start: DraftTable): Timeline {
  return { edits: [], done: 0, states: [start] };
}

export function replay(start: DraftTable, edits: readonly Edit[], done: number): Timeline {
  const states: [DraftTable, ...DraftTable[]] = [start];
  let table = start;
  for (const edit of edits) {
    table = applyEdit(table, edit);
    states.push(table);
  }
  return { edits, done: Math.min(done, edits.length), states };
}

export function currentTable({ states, done }: Timeline): DraftTable {
  return states[done] ?? states[0];
}

/** A new edit takes the place of those that were undone. */
export function addEdit(timeline: Timeline, edit: Edit): Timeline {
  const { edits, done, states } = timeline;
  const [start, ...rest] = states;
  return {
    edits: [...edits.slice(0, done), edit],
    done: done + 1,
    states: [start, ...rest.slice(0, done), applyEdit(currentTable(timeline), edit)],
  };
}

export function canUndo({ done }: Timeline): boolean {
  return done > 0;
}

export function canRedo({ edits, done }: Timeline): boolean {
  return done < edits.length;
}

export function undo(timeline: Timeline): Timeline {
  return canUndo(timeline) ? { ...timeline, done: timeline.done - 1 } : timeline;
}

export function redo(timeline: Timeline): Timeline {
  return canRedo(timeline) ? { ...timeline, done: timeline.done + 1 } : timeline;
}
