import type { Pyramid } from './geometry';
import type { God } from './god';
import type { Tile } from './tile';

export const MYSTIC_SOURCES = ['white', 'temple'] as const;
export const MAX_WORSHIPERS = 10;
export const MAX_NAME_LENGTH = 30;
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

/** Where the editions differ, or the text can be read in two ways. */
export interface Rulings {
  /** A "most validated …" God needs at least one such tile. */
  readonly mostNeedsOne: boolean;
  /** Whether a temple tie looks at any white tile (EN, DE, RU) or at temple tiles only (PL). */
  readonly mysticFrom: (typeof MYSTIC_SOURCES)[number];
}

export const DEFAULT_RULINGS: Rulings = { mostNeedsOne: false, mysticFrom: 'white' };

/** A place at the table, counted from 0. */
export type Seat = number;

export type DraftPyramid = Pyramid<Tile | null>;

/** A player as entered so far: null is what nobody has told us yet. */
export interface DraftPlayer {
  readonly name: string;
  readonly god: God | null;
  /** Death's bonus hidden by a Cancelation token. */
  readonly godCancelled: boolean;
  readonly worshipers: number | null;
  readonly pyramid: DraftPyramid;
}

/** A table as entered so far: cells may be empty and rules may be broken; it can be scored all the same. */
export interface DraftTable {
  readonly rulings: Rulings;
  readonly players: readonly DraftPlayer[];
  /** Asked for only between holders whom symbols and mystic values leave level; first picker first. */
  readonly templeTieOrder: readonly Seat[];
  /** By seat: the token the player took, or null for the highest left. */
  readonly templePicks: readonly (number | null)[];
}

export interface Player extends DraftPlayer {
  readonly god: God;
  readonly worshipers: number;
  readonly pyramid: Pyramid<Tile>;
}

declare const valid: unique symbol;

/** A table with nothing missing and no rule broken: only `validateTable` makes one. */
export interface Table extends DraftTable {
  readonly players: readonly Player[];
  readonly [valid]: true;
}
