import type { Edit } from './edit';
import type { Timeline } from './timeline';

/** Edits made in a row, and the timeline they were made upon. */
export interface Unheard {
  readonly upon: Timeline;
  readonly edits: readonly Edit[];
}

/** Plain data, whatever the order of its fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
  );
}

/**
 * Two who edit one table at the same moment each build upon what was there before, and the later
 * write takes the place of the other. Of somebody else's timeline: which edits it was written without
 * knowing, and so have to be done again. Whoever undid them has known them.
 */
export function lostEdits({ upon, edits }: Unheard, theirs: Timeline): readonly Edit[] {
  const before = upon.edits.slice(0, upon.done);
  const isBuiltUpon =
    theirs.done > upon.done && before.every((edit, at) => isSame(edit, theirs.edits[at]));
  return isBuiltUpon && !isSame(theirs.edits[upon.done], edits[0]) ? edits : [];
}
