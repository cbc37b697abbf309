import { useReducer } from 'react';
import type { Offer } from '../../box/offer';
import type { Cell } from '../../engine/geometry';
import type { God } from '../../engine/god';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { Color, Tile } from '../../engine/tile';
import { currentTable } from '../../engine/edit/timeline';
import { useSettings } from '../../storage/hooks';
import { getTable } from '../../storage/tables';
import type { OpenTable } from '../../storage/useTable';
import { changedCell } from './cursor';
import type { EntryState, EntryView, Focus } from './entryState';
import { entryReducer, START, viewOf } from './entryState';
import { feelPlacing } from './feelPlacing';
import { orderOf } from './offerSlots';
import { changedSeat } from './step';

export interface EntryActions {
  readonly pressCell: (cell: Cell) => void;
  readonly turnTo: (focus: Focus) => void;
  readonly chooseColor: (color: Color) => void;
  /** The form for a tile the box does not know, begun by its CPs. */
  readonly openForm: (points: number) => void;
  readonly closeForm: () => void;
  readonly showOnTable: () => void;
  /** At the cursor. */
  readonly place: (tile: Tile) => void;
  readonly clear: (cell: Cell) => void;
  readonly setToken: (cell: Cell, cancelled: boolean) => void;
  readonly chooseGod: (god: God, cancelled: boolean) => void;
  readonly chooseWorshipers: (count: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface Entry {
  readonly state: EntryState;
  readonly view: EntryView;
  readonly actions: EntryActions;
}

/** One player's entry: what was turned to, and everything that can be done. */
export function useEntry(
  id: string,
  seat: Seat,
  open: OpenTable,
  player: DraftPlayer,
  offerOf: (color: Color) => Offer,
): Entry {
  const [state, dispatch] = useReducer(entryReducer, START);
  const { haptics } = useSettings();
  const view = viewOf(state, player);
  const { pyramid } = player;
  const turnTo = (focus: Focus) => dispatch({ kind: 'turn-to', focus });

  const step = (go: () => void) => {
    go();
    // Storage has the answer before this screen is drawn again.
    const saved = getTable(id);
    const after = saved === undefined ? open.table : currentTable(saved.timeline);
    const there = after.players[seat];
    const cell = there === undefined ? null : changedCell(pyramid, there.pyramid);
    const changed = changedSeat(open.table, after);
    dispatch({
      kind: 'stepped',
      cell,
      freed: cell !== null && there?.pyramid[cell] === null,
      elsewhere: changed === seat ? null : changed,
    });
  };

  const actions: EntryActions = {
    turnTo,
    pressCell: (cell) => {
      if (view.panel === 'swap' && view.cursor !== null) {
        if (cell !== view.cursor) open.edit({ kind: 'swap', seat, from: view.cursor, to: cell });
        turnTo(null);
      } else turnTo({ kind: 'cell', cell, doing: 'look' });
    },
    chooseColor: (color) => {
      if (view.panel === 'sheet' && view.cursor !== null) {
        turnTo({ kind: 'cell', cell: view.cursor, doing: 'change' });
      }
      dispatch({ kind: 'color', color, order: orderOf(offerOf(color)) });
    },
    openForm: (points) => dispatch({ kind: 'form', open: true, points }),
    closeForm: () => dispatch({ kind: 'form', open: false, points: null }),
    showOnTable: () => dispatch({ kind: 'show-on-table' }),
    place: (tile) => {
      if (view.cursor === null) return;
      open.edit({ kind: 'tile', seat, cell: view.cursor, tile });
      dispatch({ kind: 'placed', cell: view.cursor });
      if (haptics) feelPlacing();
    },
    clear: (cell) => {
      if (pyramid[cell] === null) return;
      open.edit({ kind: 'tile', seat, cell, tile: null });
      turnTo({ kind: 'cell', cell, doing: 'look' });
    },
    setToken: (cell, cancelled) => {
      const tile = pyramid[cell];
      if (tile === null || !('cancelled' in tile)) return;
      open.edit({ kind: 'tile', seat, cell, tile: { ...tile, cancelled } });
    },
    chooseGod: (god, cancelled) => {
      if (god !== player.god || cancelled !== player.godCancelled) {
        open.edit({ kind: 'god', seat, god, cancelled });
      }
    },
    chooseWorshipers: (worshipers) => {
      if (worshipers !== player.worshipers) open.edit({ kind: 'worshipers', seat, worshipers });
      turnTo(null);
    },
    undo: () => step(open.undo),
    redo: () => step(open.redo),
  };
  return { state, view, actions };
}
