import type { Seat } from '../table';
import type { Mystic } from './mystic';

export interface Holder {
  readonly seat: Seat;
  readonly symbols: number;
  readonly mystic: Mystic | null;
}

/** What put a holder before the next one to pick. */
export type PickReason =
  | { readonly code: 'only-holder' }
  | { readonly code: 'last-holder' }
  | { readonly code: Comparison; readonly next: Seat };

/** In the order in which they are asked; an open tie is what none of them decides. */
type Comparison = 'symbols' | 'mystic' | 'table-order' | 'open-tie';

export type PickReasonCode = PickReason['code'];

/** A missing value is beaten by any. */
function mysticOf(holder: Holder): number {
  return holder.mystic?.value ?? 0;
}

/** Seats that the table did not order come after those it did, level with each other. */
function placeInOrder(seat: Seat, tieOrder: readonly Seat[]): number {
  const place = tieOrder.indexOf(seat);
  return place === -1 ? tieOrder.length : place;
}

/**
 * "The player who has the most Temples gets first pick, then players proceed in decreasing order.
 * In case of a tie, the player with the white tile bearing the highest mystic value picks first."
 * What this leaves level is for the table to order; seats stand in for it until it has.
 */
function decide(a: Holder, b: Holder, tieOrder: readonly Seat[]): [Comparison, number] {
  if (a.symbols !== b.symbols) return ['symbols', b.symbols - a.symbols];
  if (mysticOf(a) !== mysticOf(b)) return ['mystic', mysticOf(b) - mysticOf(a)];
  const byTable = placeInOrder(a.seat, tieOrder) - placeInOrder(b.seat, tieOrder);
  if (byTable !== 0) return ['table-order', byTable];
  return ['open-tie', a.seat - b.seat];
}

export function pickingOrder(holders: readonly Holder[], tieOrder: readonly Seat[]): Holder[] {
  return [...holders].sort((a, b) => decide(a, b, tieOrder)[1]);
}

/** Why `holder` picks before `next`; both as they stand in the picking order. */
export function pickReason(
  holder: Holder,
  next: Holder | undefined,
  holders: number,
  tieOrder: readonly Seat[],
): PickReason {
  if (next === undefined) return { code: holders === 1 ? 'only-holder' : 'last-holder' };
  const [code] = decide(holder, next, tieOrder);
  return { code, next: next.seat };
}
