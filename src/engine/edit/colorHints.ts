import type { Pyramid } from '../geometry';
import { mapCells } from '../geometry';
import type { Color } from '../tile';
import { foldSeats } from './foldSeats';
import type { Timeline } from './timeline';

export type Hints = Pyramid<Color | null>;

const NO_HINTS: Hints = mapCells(() => null);

/** By seat: the colour that was read of each cell, for as long as nothing else is said of it. */
export function colorHints(timeline: Timeline): readonly Hints[] {
  return foldSeats(timeline, NO_HINTS, (hints, edit) => {
    switch (edit.kind) {
      case 'colors':
        return mapCells((cell) => {
          const color = edit.colors[cell];
          return color === null ? hints[cell] : color === 'wilderness' ? null : color;
        });
      case 'hand-over':
        return NO_HINTS;
      case 'swap':
        return mapCells((cell) => {
          if (cell === edit.from) return hints[edit.to];
          return cell === edit.to ? hints[edit.from] : hints[cell];
        });
      default:
        return hints;
    }
  });
}
