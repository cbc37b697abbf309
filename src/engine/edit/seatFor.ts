import type { DraftPlayer, DraftTable, Seat } from '../table';
import { MAX_PLAYERS } from '../table';

/** Nobody has entered anything there. */
export function isUntouched({ pyramid, god, worshipers }: DraftPlayer): boolean {
  return god === null && worshipers === null && pyramid.every((tile) => tile === null);
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Where a pyramid from another device goes: where that device's was before, to a free seat of its
 * name, to one that nobody has named, or to a new one. Null where somebody has to be asked.
 * Who did not give a name takes any free seat, and its name.
 */
export function seatFor(
  { players }: DraftTable,
  senders: readonly (number | null)[],
  from: number,
  name: string,
  isUnnamed: (name: string) => boolean,
): Seat | null {
  const before = senders.indexOf(from);
  if (before !== -1) return before;
  const free = players.flatMap((player, seat) => (isUntouched(player) ? [{ seat, player }] : []));
  const named = free.find(({ player }) => sameName(player.name, name));
  const unnamed = free.find(({ player }) => isUnnamed(player.name) || isUnnamed(name));
  const found = named ?? unnamed;
  if (found !== undefined) return found.seat;
  return players.length < MAX_PLAYERS ? players.length : (free[0]?.seat ?? null);
}
