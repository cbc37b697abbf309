import type { Cell } from '../../engine/geometry';
import { CELLS, cellAt, POSITIONS } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';

/** The next free cell after the one placed last, row by row from the base; then the first free. */
export function nextFree(pyramid: DraftPyramid, last: Cell | null): Cell | null {
  const free = CELLS.filter((cell) => pyramid[cell] === null);
  return free.find((cell) => last !== null && cell > last) ?? free[0] ?? null;
}

export function placedCount(pyramid: DraftPyramid): number {
  return CELLS.filter((cell) => pyramid[cell] !== null).length;
}

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where an arrow key leads; at an edge the cursor stays. Up and down again is where one was. */
export function moveCursor(cell: Cell, direction: Direction): Cell {
  const { row, col } = POSITIONS[cell];
  switch (direction) {
    case 'left':
      return cellAt(row, col - 1) ?? cell;
    case 'right':
      return cellAt(row, col + 1) ?? cell;
    case 'up':
      return cellAt(row + 1, col) ?? cellAt(row + 1, col - 1) ?? cell;
    case 'down':
      return cellAt(row - 1, col) ?? cell;
  }
}

/** The first cell in which two pyramids differ: what an undo or a redo was about. */
export function changedCell(before: DraftPyramid, after: DraftPyramid): Cell | null {
  return CELLS.find((cell) => before[cell] !== after[cell]) ?? null;
}
