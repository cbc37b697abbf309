import { foldSeats } from './foldSeats';
import type { Timeline } from './timeline';

type Sender = number | null;

/** By seat: the device whose pyramid sits there, or null for one that was entered here. */
export function sendersOf(timeline: Timeline): readonly Sender[] {
  return foldSeats<Sender>(timeline, null, (sender, edit) =>
    edit.kind === 'hand-over' ? edit.from : sender,
  );
}
