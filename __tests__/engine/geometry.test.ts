import { BELOW, CELLS, cellAt, NEIGHBOURS, POSITIONS } from '../../src/engine/geometry';
import { at } from '../support/build';

const cells = (...positions: [number, number][]) => positions.map(([row, col]) => at(row, col));

describe('the pyramid', () => {
  it('has rows of 5, 4, 3 and 2, counted from the base', () => {
    const rows = [0, 1, 2, 3].map((row) => CELLS.filter((cell) => POSITIONS[cell].row === row));
    expect(rows.map((row) => row.length)).toEqual([5, 4, 3, 2]);
  });

  it.each([
    [0, -1],
    [0, 5],
    [3, 2],
    [4, 0],
    [-1, 0],
  ])('has no cell at row %i, column %i', (row, col) => {
    expect(cellAt(row, col)).toBeUndefined();
  });

  it.each(CELLS)('finds cell %i at its own position', (cell) => {
    expect(cellAt(POSITIONS[cell].row, POSITIONS[cell].col)).toBe(cell);
  });
});

describe('the two tiles below', () => {
  it.each([0, 1, 2, 3, 4])('are missing under base tile %i', (col) => {
    expect(BELOW[at(0, col)]).toEqual([]);
  });

  it.each([
    ['left end of row 2', [1, 0], cells([0, 0], [0, 1])],
    ['right end of row 2', [1, 3], cells([0, 3], [0, 4])],
    ['middle of row 3', [2, 1], cells([1, 1], [1, 2])],
    ['right tile of the top row', [3, 1], cells([2, 1], [2, 2])],
  ] as const)('of the %s', (_, [row, col], below) => {
    expect(BELOW[at(row, col)]).toEqual(below);
  });
});

describe('neighbours', () => {
  it.each([
    ['base, left corner: right and one above', [0, 0], cells([0, 1], [1, 0])],
    ['base, right corner: left and one above', [0, 4], cells([0, 3], [1, 3])],
    ['base, middle: two beside and two above', [0, 2], cells([0, 1], [0, 3], [1, 1], [1, 2])],
    ['row 2, left end', [1, 0], cells([1, 1], [0, 0], [0, 1], [2, 0])],
    ['row 2, right end', [1, 3], cells([1, 2], [0, 3], [0, 4], [2, 2])],
    ['row 2, inside: all six', [1, 1], cells([1, 0], [1, 2], [0, 1], [0, 2], [2, 0], [2, 1])],
    ['row 3, middle: all six', [2, 1], cells([2, 0], [2, 2], [1, 1], [1, 2], [3, 0], [3, 1])],
    ['row 3, left end', [2, 0], cells([2, 1], [1, 0], [1, 1], [3, 0])],
    ['top row: the God above is no neighbour', [3, 0], cells([3, 1], [2, 0], [2, 1])],
  ] as const)('of %s', (_, [row, col], neighbours) => {
    expect(new Set(NEIGHBOURS[at(row, col)])).toEqual(new Set(neighbours));
  });

  it('are mutual', () => {
    for (const cell of CELLS) {
      for (const neighbour of NEIGHBOURS[cell]) expect(NEIGHBOURS[neighbour]).toContain(cell);
    }
  });
});
