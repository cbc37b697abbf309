import type { Cell } from '../geometry';
import type { God } from '../god';
import type { DraftPlayer, Rulings, Seat } from '../table';
import type { Tile } from '../tile';
import type { ReadColors } from './readColors';

/** One thing a person does to a table. What is stored and undone are these, not the tables between. */
export type Edit =
  | { readonly kind: 'tile'; readonly seat: Seat; readonly cell: Cell; readonly tile: Tile | null }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | {
      readonly kind: 'god';
      readonly seat: Seat;
      readonly god: God | null;
      readonly cancelled: boolean;
    }
  | { readonly kind: 'worshipers'; readonly seat: Seat; readonly worshipers: number | null }
  | { readonly kind: 'name'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'add-player'; readonly name: string }
  | { readonly kind: 'remove-player'; readonly seat: Seat }
  | { readonly kind: 'move-player'; readonly seat: Seat; readonly to: Seat }
  /** A pyramid that came from another device, whole; the first free seat number adds a player. */
  | {
      readonly kind: 'hand-over';
      readonly seat: Seat;
      /** Tells the devices apart, so that the same one can hand over again. */
      readonly from: number;
      readonly player: DraftPlayer;
    }
  /** What a camera read: a colour that is still to be made a tile, a Wilderness, or nothing. */
  | {
      readonly kind: 'colors';
      readonly seat: Seat;
      readonly colors: ReadColors;
    }
  | { readonly kind: 'rulings'; readonly rulings: Rulings }
  /** The table settles who of the level temple holders picks first. */
  | { readonly kind: 'temple-order'; readonly order: readonly Seat[] }
  /** The token a picker takes, or null for the one that is proposed. */
  | { readonly kind: 'temple-pick'; readonly seat: Seat; readonly token: number | null };

export type EditKind = Edit['kind'];
