import type { Cell } from './geometry';

/** Why a tile scores what it scores. Codes, not words: screens word them. */
export type TileReason =
  | { readonly code: 'wilderness' }
  /** Idleness spares its holder the -1. */
  | { readonly code: 'wilderness-spared' }
  /** Nothing to fulfil: what is printed counts. */
  | { readonly code: 'unconditional' }
  | { readonly code: 'no-token' }
  | { readonly code: 'token' }
  | { readonly code: 'forest'; readonly needed: number; readonly counted: readonly Cell[] }
  | { readonly code: 'irrigated'; readonly by: readonly Cell[] }
  | { readonly code: 'dry' }
  | { readonly code: 'irrigation-on-base' };

export type TileReasonCode = TileReason['code'];

export interface TileScore {
  readonly points: number;
  /** Its condition holds; only then does a God count it. */
  readonly validated: boolean;
  readonly reason: TileReason;
}
