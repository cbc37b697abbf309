import { readParcelText } from '../../codec/parcelText';
import { sendersOf } from '../../engine/edit/sendersOf';
import { scoreTable } from '../../engine/score';
import type { Seat } from '../../engine/table';
import { rememberPlayers } from '../../storage/playersStore';
import { receiveFaces, receiveTable } from '../../storage/receive';
import { changeTable, getTable } from '../../storage/tables';
import { isDefaultName } from '../players/defaultNames';
import type { Outcome } from './outcome';
import { proposedSeat, reseatParcel, seatParcel, type PyramidParcel } from './seatParcel';

type DefaultName = (n: number) => string;

function seatBy(
  seatIt: typeof seatParcel,
  id: string,
  parcel: PyramidParcel,
  seat: Seat,
  defaultName: DefaultName,
): Outcome {
  const before = getTable(id)?.timeline;
  changeTable(id, (timeline) => seatIt(timeline, parcel, seat, defaultName));
  const { name } = parcel.player;
  if (!isDefaultName(name)) rememberPlayers([name]);
  if (before === getTable(id)?.timeline) return { kind: 'seated', parcel, seat, what: 'same' };
  const again = before !== undefined && sendersOf(before)[seat] === parcel.from;
  return { kind: 'seated', parcel, seat, what: again ? 'updated' : 'new' };
}

/** At this seat, in the place of whoever is there. */
export const seatAt = (id: string, parcel: PyramidParcel, seat: Seat, defaultName: DefaultName) =>
  seatBy(seatParcel, id, parcel, seat, defaultName);

/** From the seat it has just got to another one. */
export const moveTo = (id: string, parcel: PyramidParcel, seat: Seat, defaultName: DefaultName) =>
  seatBy(reseatParcel, id, parcel, seat, defaultName);

/** What a code or a pasted text says, done. `id` is the table it was scanned for, if any. */
export function takeIn(text: string, id: string | undefined, defaultName: DefaultName): Outcome {
  const delivery = readParcelText(text);
  if (!delivery.ok) return { kind: 'refused', why: delivery.why };
  const { parcel } = delivery;
  switch (parcel.kind) {
    case 'pyramid': {
      const saved = id === undefined ? undefined : getTable(id);
      if (id === undefined || saved === undefined) return { kind: 'ask-table', parcel };
      const seat = proposedSeat(saved.timeline, parcel);
      return seat === null ? { kind: 'ask-seat', parcel } : seatAt(id, parcel, seat, defaultName);
    }
    case 'table': {
      const received = receiveTable(parcel);
      if (received.what === 'refused') return { kind: 'refused', why: 'full' };
      const finished = scoreTable(parcel.table).complete;
      return { kind: 'table', id: parcel.id, finished, received };
    }
    case 'box': {
      const { added, ...received } = receiveFaces(parcel.faces);
      return { kind: 'box', added, received };
    }
  }
}
