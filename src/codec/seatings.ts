import type { Seat } from '../engine/table';
import { templeTokens } from '../engine/temples/tokens';
import { arrangementsOf, placeFinder } from './arrangements';
import type { NonEmpty } from './fields';

/** What can be said of seats depends on how many there are. */
export interface Seating {
  readonly seats: readonly Seat[];
  /** Nobody's order, or any order of some or all seats. */
  readonly tieOrders: NonEmpty<readonly Seat[]>;
  readonly placeOfTieOrder: (order: readonly Seat[]) => number;
  readonly picks: NonEmpty<number | null>;
}

function seatingOf(seats: NonEmpty<Seat>): Seating {
  const tieOrders: NonEmpty<readonly Seat[]> = [[], ...arrangementsOf(seats)];
  return {
    seats,
    tieOrders,
    placeOfTieOrder: placeFinder(seats, tieOrders),
    picks: [null, ...templeTokens(seats.length)],
  };
}

/** From one player, a pyramid entered by itself, to four. */
export const SEATINGS: NonEmpty<Seating> = [
  seatingOf([0]),
  seatingOf([0, 1]),
  seatingOf([0, 1, 2]),
  seatingOf([0, 1, 2, 3]),
];

export function seatingFor(players: number): Seating {
  const seating = SEATINGS[players - 1];
  if (seating === undefined) throw new RangeError(`no table has ${players} players`);
  return seating;
}
