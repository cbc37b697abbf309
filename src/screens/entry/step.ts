import type { God } from '../../engine/god';
import type { DraftPlayer, DraftTable, Seat } from '../../engine/table';
import { nextFree } from './cursor';

export const STEPS = ['tiles', 'god', 'worshipers', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** What a player's entry asks for next, in the order in which one looks at a pyramid. */
export function stepOf({ pyramid, god, worshipers }: DraftPlayer): Step {
  if (nextFree(pyramid, null) !== null) return 'tiles';
  if (god === null) return 'god';
  return worshipers === null ? 'worshipers' : 'done';
}

/** Who comes next: the first unfinished player after this seat, round the table. */
export function nextUnfinished({ players }: DraftTable, seat: Seat): Seat | null {
  const after = players.map((_, offset) => (seat + 1 + offset) % players.length);
  const unfinished = (one: Seat) => {
    const player = players[one];
    return one !== seat && player !== undefined && stepOf(player) !== 'done';
  };
  return after.find(unfinished) ?? null;
}

/** Which seat holds a God, for those held by somebody else. */
export function takenGods({ players }: DraftTable, seat: Seat): ReadonlyMap<God, Seat> {
  return new Map(
    players.flatMap(({ god }, other): [God, Seat][] =>
      god === null || other === seat ? [] : [[god, other]],
    ),
  );
}

/** The first player whose entry differs between two tables. */
export function changedSeat(before: DraftTable, after: DraftTable): Seat | null {
  const seat = after.players.findIndex((player, one) => player !== before.players[one]);
  return seat === -1 ? null : seat;
}
