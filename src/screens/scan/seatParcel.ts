import type { Parcel } from '../../codec/parcel';
import { makeParcelText } from '../../codec/parcelText';
import { seatFor } from '../../engine/edit/seatFor';
import { sendersOf } from '../../engine/edit/sendersOf';
import { addEdit, currentTable, undo, type Timeline } from '../../engine/edit/timeline';
import type { Seat } from '../../engine/table';
import { isDefaultName, nextDefaultName } from '../players/defaultNames';

export type PyramidParcel = Extract<Parcel, { kind: 'pyramid' }>;

/** Where it goes by itself; null where the table is to be asked. */
export function proposedSeat(timeline: Timeline, { from, player }: PyramidParcel): Seat | null {
  const senders = sendersOf(timeline);
  return seatFor(currentTable(timeline), senders, from, player.name, isDefaultName);
}

/** Who did not give a name goes by the one of the seat. */
function named(
  timeline: Timeline,
  parcel: PyramidParcel,
  seat: Seat,
  defaultName: (n: number) => string,
): PyramidParcel {
  const { player } = parcel;
  if (!isDefaultName(player.name)) return parcel;
  const names = currentTable(timeline).players.map(({ name }) => name);
  return {
    ...parcel,
    player: { ...player, name: names[seat] ?? nextDefaultName(names, defaultName) },
  };
}

/** One edit, which one undo takes back; none where the same pyramid sits there already. */
export function seatParcel(
  timeline: Timeline,
  parcel: PyramidParcel,
  seat: Seat,
  defaultName: (n: number) => string,
): Timeline {
  const { kind, from, player } = named(timeline, parcel, seat, defaultName);
  const there = currentTable(timeline).players[seat];
  const same =
    there !== undefined &&
    sendersOf(timeline)[seat] === from &&
    makeParcelText({ kind, from, player: there }) === makeParcelText({ kind, from, player });
  return same ? timeline : addEdit(timeline, { kind: 'hand-over', seat, from, player });
}

/** To another seat: as if it had gone there at once, unless something was done since. */
export function reseatParcel(
  timeline: Timeline,
  parcel: PyramidParcel,
  seat: Seat,
  defaultName: (n: number) => string,
): Timeline {
  const last = timeline.edits[timeline.done - 1];
  const justSeated = last?.kind === 'hand-over' && last.from === parcel.from;
  const before = justSeated ? undo(timeline) : timeline;
  // It may have been the only one at the seat before the new one.
  const at = Math.min(seat, currentTable(before).players.length);
  return seatParcel(before, parcel, at, defaultName);
}
