import { moved } from './moved';
import type { Timeline } from './timeline';

type Sender = number | null;

/**
 * By seat: the device whose pyramid sits there, or null for one that was entered here. It follows the
 * players when they move, and whoever undoes a hand-over is rid of it.
 */
export function sendersOf({ states, edits, done }: Timeline): readonly Sender[] {
  return edits.slice(0, done).reduce<readonly Sender[]>(
    (senders, edit, index) => {
      const before = states[index];
      const after = states[index + 1];
      // An edit that did not fit changed nothing.
      if (before === after) return senders;
      switch (edit.kind) {
        case 'hand-over':
          return [...senders.slice(0, edit.seat), edit.from, ...senders.slice(edit.seat + 1)];
        case 'add-player':
          return [...senders, null];
        case 'remove-player':
          return senders.filter((_, seat) => seat !== edit.seat);
        case 'move-player':
          return moved(senders, edit.seat, edit.to);
        default:
          return senders;
      }
    },
    states[0].players.map(() => null),
  );
}
