import type { Face } from '../../box/boxTile';
import { faceKey } from '../../box/boxTile';
import type { Cell } from '../../engine/geometry';
import type { God } from '../../engine/god';
import type { Seat } from '../../engine/table';
import type { Color, Tile } from '../../engine/tile';
import type { OpenTable } from '../../storage/useTable';
import { changedCell } from './cursor';
import type { Focus } from './entryState';
import type { EntryStore } from './entryStore';
import { offerOf } from './entryStore';
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
  /** A tile of the offer, unless it lies on the table by now. */
  readonly placeFree: (face: Face) => void;
  /** What was drawn in a round and is not drawn any more in the next: once, however often pressed. */
  readonly placeOnce: (round: number, tile: Tile) => void;
  readonly clear: (cell: Cell) => void;
  readonly setToken: (cell: Cell, cancelled: boolean) => void;
  readonly chooseGod: (god: God, cancelled: boolean) => void;
  readonly chooseWorshipers: (count: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The second tap of a double tap comes sooner; whoever means a tile has to see it first. */
const DOUBLE_TAP_MS = 350;

/**
 * Everything that can be done in an entry; made once, so that nothing is drawn again for it. It starts
 * from the store's moment and never from what is drawn, which may be a frame behind.
 */
export function entryActions(
  seat: Seat,
  { get: now, dispatch, together }: Pick<EntryStore, 'get' | 'dispatch' | 'together'>,
  feel: () => void,
  clock: () => number = Date.now,
): EntryActions {
  let placed: { readonly at: number; readonly color: Color | null } | null = null;
  const turnTo = (focus: Focus) => dispatch({ kind: 'turn-to', focus });

  const place = (tile: Tile) => {
    const { open, view, state } = now();
    const { cursor } = view;
    if (cursor === null) return;
    placed = { at: clock(), color: state.color };
    together(() => {
      open.edit({ kind: 'tile', seat, cell: cursor, tile });
      dispatch({ kind: 'placed', cell: cursor });
    });
    feel();
  };

  const step = (go: (open: OpenTable) => void) => {
    const before = now();
    together(() => {
      go(before.open);
      const { open, player } = now();
      const cell = changedCell(before.player.pyramid, player.pyramid);
      const changed = changedSeat(before.open.table, open.table);
      dispatch({
        kind: 'stepped',
        cell,
        freed: cell !== null && player.pyramid[cell] === null,
        elsewhere: changed === seat ? null : changed,
      });
    });
  };

  /** The palette turned by itself to the next cell's colour, and another tile lies under the finger. */
  const turnedUnderFinger = () =>
    placed !== null && placed.color !== now().state.color && clock() - placed.at < DOUBLE_TAP_MS;

  return {
    turnTo,
    place,
    placeFree: (face) => {
      if (!now().faces.has(faceKey(face)) && !turnedUnderFinger()) place(face);
    },
    placeOnce: (round, tile) => {
      if (now().state.round === round) place(tile);
    },
    pressCell: (cell) => {
      const { open, view } = now();
      if (view.panel === 'swap' && view.cursor !== null) {
        if (cell !== view.cursor) open.edit({ kind: 'swap', seat, from: view.cursor, to: cell });
        turnTo(null);
      } else turnTo({ kind: 'cell', cell, doing: 'look' });
    },
    chooseColor: (color) => {
      const moment = now();
      const { view } = moment;
      placed = null;
      if (view.panel === 'sheet' && view.cursor !== null) {
        turnTo({ kind: 'cell', cell: view.cursor, doing: 'change' });
      }
      dispatch({ kind: 'color', color, order: orderOf(offerOf(moment, color)) });
    },
    openForm: (points) => dispatch({ kind: 'form', open: true, points }),
    closeForm: () => dispatch({ kind: 'form', open: false, points: null }),
    showOnTable: () => dispatch({ kind: 'show-on-table' }),
    clear: (cell) => {
      const { open, player } = now();
      if (player.pyramid[cell] === null) return;
      open.edit({ kind: 'tile', seat, cell, tile: null });
      turnTo({ kind: 'cell', cell, doing: 'look' });
    },
    setToken: (cell, cancelled) => {
      const { open, player } = now();
      const tile = player.pyramid[cell];
      if (tile === null || !('cancelled' in tile)) return;
      open.edit({ kind: 'tile', seat, cell, tile: { ...tile, cancelled } });
    },
    chooseGod: (god, cancelled) => {
      const { open, player } = now();
      if (god !== player.god || cancelled !== player.godCancelled) {
        open.edit({ kind: 'god', seat, god, cancelled });
      }
    },
    chooseWorshipers: (worshipers) => {
      const { open, player } = now();
      if (worshipers !== player.worshipers) open.edit({ kind: 'worshipers', seat, worshipers });
      turnTo(null);
    },
    undo: () => step(({ undo }) => undo()),
    redo: () => step(({ redo }) => redo()),
  };
}
