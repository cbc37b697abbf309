import { CELLS } from '../../../src/engine/geometry';
import {
  changedCell,
  DIRECTIONS,
  moveCursor,
  nextFree,
  placedCount,
} from '../../../src/screens/entry/cursor';
import { at, fullOf, pyramid, WILD } from '../../support/build';

const EMPTY = pyramid();

describe('the next free cell', () => {
  test('is the left end of the base in an empty pyramid', () => {
    expect(nextFree(EMPTY, null)).toBe(at(0, 0));
  });

  test('goes along the base and then up', () => {
    const base = pyramid([0, 0, WILD], [0, 1, WILD], [0, 2, WILD], [0, 3, WILD], [0, 4, WILD]);
    expect(nextFree(base, at(0, 4))).toBe(at(1, 0));
  });

  test('goes on from the cell placed last, past gaps below it', () => {
    expect(nextFree(pyramid([1, 1, WILD]), at(1, 1))).toBe(at(1, 2));
  });

  test('comes back to the gaps when nothing is free above', () => {
    expect(nextFree(pyramid([3, 1, WILD]), at(3, 1))).toBe(at(0, 0));
  });

  test('is none in a full pyramid', () => {
    expect(nextFree(fullOf(WILD), at(3, 1))).toBeNull();
  });
});

test('placed tiles are counted', () => {
  expect(placedCount(EMPTY)).toBe(0);
  expect(placedCount(pyramid([0, 0, WILD], [2, 1, WILD]))).toBe(2);
});

describe('arrows', () => {
  test('stay on the pyramid from every cell', () => {
    for (const cell of CELLS) {
      for (const direction of DIRECTIONS) {
        expect(CELLS).toContain(moveCursor(cell, direction));
      }
    }
  });

  test.each([
    ['right', at(0, 0), at(0, 1)],
    ['left', at(0, 0), at(0, 0)],
    ['up', at(0, 2), at(1, 2)],
    ['up', at(0, 4), at(1, 3)],
    ['up', at(3, 0), at(3, 0)],
    ['down', at(2, 1), at(1, 1)],
    ['down', at(0, 1), at(0, 1)],
  ] as const)('%s from %d leads to %d', (direction, from, to) => {
    expect(moveCursor(from, direction)).toBe(to);
  });
});

test('an undo is found by the cell it changed', () => {
  expect(changedCell(EMPTY, pyramid([1, 2, WILD]))).toBe(at(1, 2));
  expect(changedCell(EMPTY, EMPTY)).toBeNull();
});
