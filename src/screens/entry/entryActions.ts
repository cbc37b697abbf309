import type { Face } from '../../box/boxTile';
import { faceKey } from '../../box/boxTile';
import type { Offer } from '../../box/offer';
import { currentTable } from '../../engine/edit/timeline';
import type { Cell } from '../../engine/geometry';
import type { God } from '../../engine/god';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { Color, Tile } from '../../engine/tile';
import { getTable } from '../../storage/tables';
import type { OpenTable } from '../../storage/useTable';
import { changedCell } from './cursor';
import type { EntryEvent, EntryState, EntryView, Focus } from './entryState';
import { feelTap } from '../feelTap';
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

/** What the actions start from: never what is drawn, which may be a frame behind. */
export interface EntryNow {
  readonly id: string;
  readonly seat: Seat;
  readonly open: OpenTable;
  readonly player: DraftPlayer;
  readonly state: EntryState;
  readonly view: EntryView;
  /** Which faces lie on the table, by key. */
  readonly faces: ReadonlyMap<string, number>;
  readonly offerOf: (color: Color) => Offer;
  readonly haptics: boolean;
}

/** Everything that can be done in an entry; made once, so that nothing is drawn again for it. */
export function entryActions(
  now: () => EntryNow,
  dispatch: (event: EntryEvent) => void,
): EntryActions {
  const turnTo = (focus: Focus) => dispatch({ kind: 'turn-to', focus });

  const place = (tile: Tile) => {
    const { open, seat, view, haptics } = now();
    if (view.cursor === null) return;
    open.edit({ kind: 'tile', seat, cell: view.cursor, tile });
    dispatch({ kind: 'placed', cell: view.cursor });
    if (haptics) feelTap();
  };

  const step = (go: (open: OpenTable) => void) => {
    const { id, seat, open, player } = now();
    go(open);
    // Storage has the answer before this screen is drawn again.
    const saved = getTable(id);
    const after = saved === undefined ? open.table : currentTable(saved.timeline);
    const there = after.players[seat];
    const cell = there === undefined ? null : changedCell(player.pyramid, there.pyramid);
    const changed = changedSeat(open.table, after);
    dispatch({
      kind: 'stepped',
      cell,
      freed: cell !== null && there?.pyramid[cell] === null,
      elsewhere: changed === seat ? null : changed,
    });
  };

  return {
    turnTo,
    place,
    placeFree: (face) => {
      if (!now().faces.has(faceKey(face))) place(face);
    },
    placeOnce: (round, tile) => {
      if (now().state.round === round) place(tile);
    },
    pressCell: (cell) => {
      const { open, seat, view } = now();
      if (view.panel === 'swap' && view.cursor !== null) {
        if (cell !== view.cursor) open.edit({ kind: 'swap', seat, from: view.cursor, to: cell });
        turnTo(null);
      } else turnTo({ kind: 'cell', cell, doing: 'look' });
    },
    chooseColor: (color) => {
      const { view, offerOf } = now();
      if (view.panel === 'sheet' && view.cursor !== null) {
        turnTo({ kind: 'cell', cell: view.cursor, doing: 'change' });
      }
      dispatch({ kind: 'color', color, order: orderOf(offerOf(color)) });
    },
    openForm: (points) => dispatch({ kind: 'form', open: true, points }),
    closeForm: () => dispatch({ kind: 'form', open: false, points: null }),
    showOnTable: () => dispatch({ kind: 'show-on-table' }),
    clear: (cell) => {
      const { open, seat, player } = now();
      if (player.pyramid[cell] === null) return;
      open.edit({ kind: 'tile', seat, cell, tile: null });
      turnTo({ kind: 'cell', cell, doing: 'look' });
    },
    setToken: (cell, cancelled) => {
      const { open, seat, player } = now();
      const tile = player.pyramid[cell];
      if (tile === null || !('cancelled' in tile)) return;
      open.edit({ kind: 'tile', seat, cell, tile: { ...tile, cancelled } });
    },
    chooseGod: (god, cancelled) => {
      const { open, seat, player } = now();
      if (god !== player.god || cancelled !== player.godCancelled) {
        open.edit({ kind: 'god', seat, god, cancelled });
      }
    },
    chooseWorshipers: (worshipers) => {
      const { open, seat, player } = now();
      if (worshipers !== player.worshipers) open.edit({ kind: 'worshipers', seat, worshipers });
      turnTo(null);
    },
    undo: () => step(({ undo }) => undo()),
    redo: () => step(({ redo }) => redo()),
  };
}
