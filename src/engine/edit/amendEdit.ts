import type { Edit } from './edit';
import type { Timeline } from './timeline';
import { addEdit, canRedo, undo } from './timeline';

/** Only a name grows letter by letter; everything else is done at one press. */
function continues(last: Edit | undefined, edit: Edit): boolean {
  return last?.kind === 'name' && edit.kind === 'name' && last.seat === edit.seat;
}

/**
 * Every letter of a name is kept at once, and yet a name is undone as one: while it is being typed,
 * the edit takes the place of the one before. After an undo it stands by itself.
 */
export function amendEdit(timeline: Timeline, edit: Edit): Timeline {
  const last = timeline.edits[timeline.done - 1];
  const amends = !canRedo(timeline) && continues(last, edit);
  return addEdit(amends ? undo(timeline) : timeline, edit);
}
