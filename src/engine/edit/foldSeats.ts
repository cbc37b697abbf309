import type { Edit } from './edit';
import { moved } from './moved';
import type { Timeline } from './timeline';

/**
 * What the edits so far say of each seat and the table does not hold. It follows the players when
 * they move, and an undo takes it back like everything else.
 */
export function foldSeats<T>(
  { states, edits, done }: Timeline,
  start: T,
  step: (value: T, edit: Edit) => T,
): readonly T[] {
  return edits.slice(0, done).reduce<readonly T[]>(
    (values, edit, index) => {
      // An edit that did not fit changed nothing.
      if (states[index] === states[index + 1]) return values;
      switch (edit.kind) {
        case 'add-player':
          return [...values, start];
        case 'remove-player':
          return values.filter((_, seat) => seat !== edit.seat);
        case 'move-player':
          return moved(values, edit.seat, edit.to);
        default: {
          if (!('seat' in edit)) return values;
          const value = step(values[edit.seat] ?? start, edit);
          return [...values.slice(0, edit.seat), value, ...values.slice(edit.seat + 1)];
        }
      }
    },
    states[0].players.map(() => start),
  );
}
