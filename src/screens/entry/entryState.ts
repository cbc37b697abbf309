import type { Cell } from '../../engine/geometry';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { Color } from '../../engine/tile';
import { nextFree } from './cursor';
import type { Step } from './step';
import { stepOf } from './step';

/** What a person turned to; null lets the pyramid decide what comes next. */
export type Focus =
  | { readonly kind: 'cell'; readonly cell: Cell; readonly doing: 'look' | 'change' | 'swap' }
  | { readonly kind: 'god' }
  | { readonly kind: 'worshipers' }
  | null;

export interface EntryState {
  readonly focus: Focus;
  /** The cell filled last: the cursor goes on from there. */
  readonly last: Cell | null;
  /** Stays chosen for the next tile. */
  readonly color: Color | null;
  /** The tiles of that colour, in the order in which they were offered first. */
  readonly order: readonly string[];
  /** The form for a tile the box does not know; null opens it where the box offers nothing. */
  readonly form: boolean | null;
  /** What the form was opened with: the CPs of the tile. */
  readonly formPoints: number | null;
  readonly showOnTable: boolean;
  /** How many tiles were placed: a form that is filled in starts anew with each. */
  readonly round: number;
  /** An undo or redo changed another player's pyramid: to be said, for it is out of sight. */
  readonly elsewhere: Seat | null;
}

export const START: EntryState = {
  focus: null,
  last: null,
  color: null,
  order: [],
  form: null,
  formPoints: null,
  showOnTable: false,
  round: 0,
  elsewhere: null,
};

/** What an undo or redo did. */
export interface Stepped {
  /** The cell of this pyramid that it changed, and whether it is empty now. */
  readonly cell: Cell | null;
  readonly freed: boolean;
  readonly elsewhere: Seat | null;
}

export type EntryEvent =
  | { readonly kind: 'turn-to'; readonly focus: Focus }
  | { readonly kind: 'color'; readonly color: Color; readonly order: readonly string[] }
  | { readonly kind: 'form'; readonly open: boolean; readonly points: number | null }
  | { readonly kind: 'show-on-table' }
  | { readonly kind: 'placed'; readonly cell: Cell }
  | ({ readonly kind: 'stepped' } & Stepped);

const atCell = (cell: Cell): Focus => ({ kind: 'cell', cell, doing: 'look' });

export function entryReducer(state: EntryState, event: EntryEvent): EntryState {
  switch (event.kind) {
    case 'turn-to':
      return { ...state, focus: event.focus, elsewhere: null };
    case 'color':
      return {
        ...state,
        color: event.color,
        order: event.order,
        form: null,
        formPoints: null,
        showOnTable: false,
        elsewhere: null,
      };
    case 'form':
      return { ...state, form: event.open, formPoints: event.points, showOnTable: false };
    case 'show-on-table':
      return { ...state, showOnTable: !state.showOnTable };
    case 'placed': {
      // A tile changed in between does not take the cursor along.
      const changing = state.focus?.kind === 'cell' && state.focus.doing === 'change';
      const last = changing ? state.last : event.cell;
      const round = state.round + 1;
      const { color, order } = state;
      return { ...START, color, order, last, round };
    }
    case 'stepped': {
      const { cell, freed, elsewhere } = event;
      const focus = freed && cell !== null ? atCell(cell) : null;
      return { ...state, focus, last: cell ?? state.last, form: null, formPoints: null, elsewhere };
    }
  }
}

export type Panel = Exclude<Step, 'tiles'> | 'palette' | 'sheet' | 'change' | 'swap';

export interface EntryView {
  readonly panel: Panel;
  /** The cell that a placed tile goes to, or that is looked at. */
  readonly cursor: Cell | null;
}

/** What the screen shows: what was asked for, or else what the pyramid still needs. */
export function viewOf({ focus, last }: EntryState, player: DraftPlayer): EntryView {
  if (focus === null) {
    const step = stepOf(player);
    return step === 'tiles'
      ? { panel: 'palette', cursor: nextFree(player.pyramid, last) }
      : { panel: step, cursor: null };
  }
  if (focus.kind !== 'cell') return { panel: focus.kind, cursor: null };
  const { cell, doing } = focus;
  if (player.pyramid[cell] === null) return { panel: 'palette', cursor: cell };
  return { panel: doing === 'look' ? 'sheet' : doing, cursor: cell };
}
