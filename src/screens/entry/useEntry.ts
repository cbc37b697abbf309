import { useLayoutEffect, useReducer, useState } from 'react';
import type { Cell } from '../../engine/geometry';
import type { Color } from '../../engine/tile';
import { useSettings } from '../../storage/hooks';
import type { EntryActions, EntryNow } from './entryActions';
import { entryActions } from './entryActions';
import type { EntryEvent, EntryState, EntryView } from './entryState';
import { entryReducer, START, viewOf } from './entryState';
import { orderOf } from './offerSlots';

export interface Entry {
  readonly state: EntryState;
  readonly view: EntryView;
  /** The same ones as long as the entry is open. */
  readonly actions: EntryActions;
}

type Table = Pick<EntryNow, 'id' | 'seat' | 'open' | 'player' | 'faces' | 'offerOf'>;

/**
 * The palette opens on the colour that was read of the cell; whoever chooses another one there keeps
 * it. The state is set while drawing, as React has it for state that follows other state: so nothing
 * of the colour before is ever seen.
 */
function useHint(
  { panel, cursor }: EntryView,
  { open, seat, offerOf }: Table,
  chosen: Color | null,
  dispatch: (event: EntryEvent) => void,
): void {
  const [told, setTold] = useState<{ cursor: Cell | null; hint: Color | null } | null>(null);
  const hint = (panel === 'palette' && cursor !== null && open.hints[seat]?.[cursor]) || null;
  // A colour may be read of a cell while the cursor stays there.
  if (told?.cursor === cursor && told.hint === hint) return;
  setTold({ cursor, hint });
  if (hint === null || hint === chosen) return;
  dispatch({ kind: 'color', color: hint, order: orderOf(offerOf(hint)) });
}

/** One player's entry: what was turned to, and everything that can be done. */
export function useEntry(table: Table): Entry {
  const [state, dispatch] = useReducer(entryReducer, START);
  const { haptics } = useSettings();
  const view = viewOf(state, table.player);
  useHint(view, table, state.color, dispatch);
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
