import type { Box } from '../../box/boxTile';
import { facesOn, isUnique } from '../../box/boxTile';
import type { Offer } from '../../box/offer';
import { offerTiles } from '../../box/offer';
import type { Cell } from '../../engine/geometry';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { Color } from '../../engine/tile';
import { boxStore } from '../../storage/boxStore';
import { createSignal } from '../../storage/signal';
import { subscribeTables } from '../../storage/tables';
import type { OpenTable } from '../../storage/useTable';
import { tableNow } from '../../storage/useTable';
import type { EntryEvent, EntryState, EntryView } from './entryState';
import { entryReducer, START, viewOf } from './entryState';
import { orderOf } from './offerSlots';

/** What an entry is drawn from, all of one moment. */
export interface Moment {
  readonly open: OpenTable;
  readonly player: DraftPlayer;
  readonly box: Box;
  /** Which faces lie on the table, by key. */
  readonly faces: ReadonlyMap<string, number>;
  readonly state: EntryState;
  readonly view: EntryView;
}

/**
 * One player's entry outside of React: it has the answer as soon as a tap is made, whatever is drawn
 * by then. The same moment until something changes.
 */
export interface EntryStore {
  readonly get: () => Moment;
  readonly dispatch: (event: EntryEvent) => void;
  /** Listeners are told once, after all of it. */
  readonly together: (run: () => void) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The colour that was read of the cell to which the next tile goes. */
function hintAt({ open, view: { panel, cursor } }: Moment, seat: Seat): Color | null {
  return (panel === 'palette' && cursor !== null && open.hints[seat]?.[cursor]) || null;
}

export function offerOf({ box, faces }: Moment, color: Color): Offer {
  return offerTiles(box, color, faces);
}

/** For a seat at which somebody sits; should they go, the last moment stays. */
export function createEntryStore(id: string, seat: Seat): EntryStore {
  const first = tableNow(id);
  const sitting = first?.table.players[seat];
  if (first === undefined || sitting === undefined) throw new Error('nobody sits here');
  const changes = createSignal(START);
  let told: { readonly cursor: Cell | null; readonly hint: Color | null } | null = null;
  let listeners = 0;
  let stops: readonly (() => void)[] = [];
  let waiting = 0;
  let missed = false;

  const momentOf = (open: OpenTable, player: DraftPlayer, box: Box, state: EntryState): Moment => ({
    ...{ open, player, box, state },
    faces: facesOn(open.table, isUnique),
    view: viewOf(state, player),
  });

  /** The palette opens on the colour that was read of a cell; another one chosen there stays. */
  const withHint = (moment: Moment): Moment => {
    const { state, view } = moment;
    const { cursor } = view;
    const hint = hintAt(moment, seat);
    // A colour may be read of a cell while the cursor stays there.
    if (told?.cursor === cursor && told.hint === hint) return moment;
    told = { cursor, hint };
    if (hint === null || hint === state.color) return moment;
    const order = orderOf(offerOf(moment, hint));
    changes.remember(entryReducer(state, { kind: 'color', color: hint, order }));
    return { ...moment, state: changes.get() };
  };

  /** Something was told since: asked by fourteen cells, storage is read once and not as often. */
  let stale = false;
  let now = withHint(momentOf(first, sitting, boxStore.get(), changes.get()));

  const get = (): Moment => {
    if (listeners > 0 && !stale) return now;
    stale = false;
    const open = tableNow(id) ?? now.open;
    const player = open.table.players[seat] ?? now.player;
    const [box, state] = [boxStore.get(), changes.get()];
    const same = open === now.open && box === now.box && state === now.state;
    if (!same) now = withHint(momentOf(open, player, box, state));
    return now;
  };
  const tell = () => {
    stale = true;
    if (waiting === 0) changes.set(changes.get());
    else missed = true;
  };
  const together = (run: () => void) => {
    waiting += 1;
    try {
      run();
    } finally {
      waiting -= 1;
      if (waiting === 0 && missed) {
        missed = false;
        tell();
      }
    }
  };
  return {
    get,
    together,
    dispatch: (event) => {
      changes.remember(entryReducer(changes.get(), event));
      tell();
    },
    subscribe: (listener) => {
      if (listeners === 0) {
        stale = true;
        stops = [subscribeTables(tell), boxStore.subscribe(tell)];
      }
      listeners += 1;
      const stop = changes.subscribe(listener);
      return () => {
        stop();
        listeners -= 1;
        if (listeners === 0) stops.forEach((one) => one());
      };
    },
  };
}
