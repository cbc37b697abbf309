import { useState } from 'react';
import type { Seat } from '../../engine/table';
import { settingsStore } from '../../storage/settingsStore';
import { feelTap } from '../feelTap';
import type { EntryActions } from './entryActions';
import { entryActions } from './entryActions';
import type { EntryStore } from './entryStore';
import { createEntryStore } from './entryStore';

/** Both stay the same as long as the entry is open. */
export interface Entry {
  readonly store: EntryStore;
  readonly actions: EntryActions;
}

/** One player's entry: what was turned to, and everything that can be done. */
export function useEntry(id: string, seat: Seat): Entry {
  const [entry] = useState(() => {
    const store = createEntryStore(id, seat);
    const feel = () => {
      if (settingsStore.get().haptics) feelTap();
    };
    return { store, actions: entryActions(seat, store, feel) };
  });
  return entry;
}
