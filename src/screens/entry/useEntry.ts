import { useLayoutEffect, useReducer, useState } from 'react';
import { useSettings } from '../../storage/hooks';
import type { EntryActions, EntryNow } from './entryActions';
import { entryActions } from './entryActions';
import type { EntryState, EntryView } from './entryState';
import { entryReducer, START, viewOf } from './entryState';

export interface Entry {
  readonly state: EntryState;
  readonly view: EntryView;
  /** The same ones as long as the entry is open. */
  readonly actions: EntryActions;
}

type Table = Pick<EntryNow, 'id' | 'seat' | 'open' | 'player' | 'faces' | 'offerOf'>;

/** One player's entry: what was turned to, and everything that can be done. */
export function useEntry(table: Table): Entry {
  const [state, dispatch] = useReducer(entryReducer, START);
  const { haptics } = useSettings();
  const view = viewOf(state, table.player);
  const now: EntryNow = { ...table, state, view, haptics };
  const [{ actions, follow }] = useState(() => {
    let latest = now;
    return {
      actions: entryActions(() => latest, dispatch),
      follow: (next: EntryNow) => {
        latest = next;
      },
    };
  });
  useLayoutEffect(() => follow(now));
  return { state, view, actions };
}
