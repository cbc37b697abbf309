import type { Edit } from '../engine/edit/edit';
import { lostEdits, type Unheard } from '../engine/edit/lostEdits';
import type { Timeline } from '../engine/edit/timeline';

/** Another tab has heard of an edit by then, and whatever it writes is built upon it. */
const HEARD_MS = 2000;

const unheard = new Map<string, Unheard & { readonly at: number }>();

/** The one edit that was added; undefined for an undo, a redo, or a name that goes on. */
function addedTo(before: Timeline, { edits, done }: Timeline): Edit | undefined {
  return edits.length === done && done === before.done + 1 ? edits[before.done] : undefined;
}

/** This tab wrote: for a moment, another one may write without knowing. */
export function rememberEdit(id: string, before: Timeline, after: Timeline): void {
  const edit = addedTo(before, after);
  const known = unheard.get(id);
  if (edit === undefined) unheard.delete(id);
  else if (known !== undefined && Date.now() - known.at < HEARD_MS) {
    unheard.set(id, { ...known, edits: [...known.edits, edit] });
  } else unheard.set(id, { at: Date.now(), upon: before, edits: [edit] });
}

/** Another tab wrote: what it did not know, to be done again. Asked once for each of its writes. */
export function takeLost(id: string, theirs: Timeline): readonly Edit[] {
  const mine = unheard.get(id);
  unheard.delete(id);
  return mine !== undefined && Date.now() - mine.at < HEARD_MS ? lostEdits(mine, theirs) : [];
}
