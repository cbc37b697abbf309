import { announceEverything } from './everythingChanged';
import type { Journal } from './journal';
import { JOURNAL, recover } from './journal';
import { keyValue } from './keyValue';
import type { Watch } from './slices';
import { inSlices } from './slices';

/** What each key shall hold; null where it shall not be there. */
export type Changes = ReadonlyMap<string, string | null>;

export type Outcome =
  /** `undo` is the transaction that takes this one back. */
  | { readonly ok: true; readonly undo: Changes }
  /** Everything is as it was. */
  | { readonly ok: false; readonly why: 'cancelled' | 'full' };

export interface TransactionWatch extends Watch {
  /** From here on it can no longer be stopped. */
  readonly onCommit: () => void;
}

interface Steps {
  readonly undo: Changes;
  readonly writes: readonly (readonly [key: string, raw: string])[];
  readonly removed: readonly string[];
}

function stepsOf(wanted: Changes): Steps {
  const undo = new Map<string, string | null>();
  const writes: [string, string][] = [];
  const removed: string[] = [];
  for (const [key, raw] of wanted) {
    const before = keyValue.getString(key) ?? null;
    if (before === raw) continue;
    undo.set(key, before);
    if (raw === null) removed.push(key);
    else writes.push([key, raw]);
  }
  return { undo, writes, removed };
}

function adding({ undo, writes }: Steps): Journal {
  const added: string[] = [];
  const before: [string, string][] = [];
  for (const [key] of writes) {
    const raw = undo.get(key) ?? null;
    if (raw === null) added.push(key);
    else before.push([key, raw]);
  }
  return { phase: 'adding', added, before };
}

type Added = 'added' | 'cancelled' | 'full';

/** The one write that decides is the journal's change from adding to removing. */
async function add({ writes, removed }: Steps, text: string, watch: Watch): Promise<Added> {
  const of = writes.length + removed.length;
  const signal = {
    get aborted() {
      // A tab that was opened meanwhile took the journal for a dead one's and settled it.
      return watch.signal.aborted || keyValue.getString(JOURNAL) !== text;
    },
  };
  const write = (index: number) => {
    const [key, raw] = writes[index] ?? [];
    if (key !== undefined && raw !== undefined) keyValue.set(key, raw);
  };
  try {
    const onProgress = (done: number) => watch.onProgress(done, of);
    if (!(await inSlices(writes.length, write, { signal, onProgress }))) return 'cancelled';
    if (signal.aborted) return 'cancelled';
    const removing: Journal = { phase: 'removing', removed: [...removed] };
    keyValue.set(JOURNAL, JSON.stringify(removing));
    return 'added';
  } catch {
    return 'full';
  }
}

async function remove({ writes, removed }: Steps, onProgress: Watch['onProgress']): Promise<void> {
  const of = writes.length + removed.length;
  await inSlices(removed.length, (index) => keyValue.remove(removed[index] ?? ''), {
    signal: { aborted: false },
    onProgress: (done) => onProgress(writes.length + done, of),
  });
  keyValue.remove(JOURNAL);
}

/** Also where another tab did so already: a slice may have been written since. */
function takeBack(text: string): void {
  const journal = keyValue.getString(JOURNAL) ?? text;
  if (journal === text) recover(keyValue, journal);
}

/**
 * Many keys written whole or not at all, also where the app is killed in between: the journal is
 * found at the next start.
 */
export async function transact(wanted: Changes, watch: TransactionWatch): Promise<Outcome> {
  recover(keyValue);
  const steps = stepsOf(wanted);
  const text = JSON.stringify(adding(steps));
  try {
    keyValue.set(JOURNAL, text);
  } catch {
    return { ok: false, why: 'full' };
  }
  const added = await add(steps, text, watch);
  if (added === 'added') {
    watch.onCommit();
    await remove(steps, watch.onProgress);
  } else {
    takeBack(text);
  }
  announceEverything();
  return added === 'added' ? { ok: true, undo: steps.undo } : { ok: false, why: added };
}
