import type { MMKV } from 'react-native-mmkv';
import { z } from 'zod';

/** Where a transaction writes down what it is about, before it touches anything. */
export const JOURNAL = 'journal';

const schema = z.discriminatedUnion('phase', [
  z.strictObject({
    phase: z.literal('adding'),
    /** Keys that were not there. */
    added: z.array(z.string()),
    /** What the others held. */
    before: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.strictObject({ phase: z.literal('removing'), removed: z.array(z.string()) }),
]);

/** While it adds, a transaction can still be taken back; once it removes, it can only be finished. */
export type Journal = z.output<typeof schema>;

type Store = Pick<MMKV, 'getString' | 'set' | 'remove'>;

function parseJournal(raw: string): Journal | null {
  try {
    return schema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

/** Back to what was before, or on to the end; doing it twice does no harm. */
function settle(store: Store, journal: Journal): void {
  if (journal.phase === 'removing') {
    for (const key of journal.removed) store.remove(key);
    return;
  }
  // All that is new goes first: then there is room for what was there, as there was before.
  for (const key of journal.added) store.remove(key);
  for (const [key] of journal.before) store.remove(key);
  for (const [key, raw] of journal.before) store.set(key, raw);
}

/** Settles what an app that was killed in the middle has left behind. */
export function recover(store: Store, raw = store.getString(JOURNAL)): void {
  if (raw === undefined) return;
  const journal = parseJournal(raw);
  try {
    if (journal !== null) settle(store, journal);
    store.remove(JOURNAL);
  } catch {
    // No room just now: the journal still holds what is missing, and the next start tries again.
  }
}
