/**
 * The pyramid of 14 region tiles: rows of 5, 4, 3 and 2, the base first.
 * A cell is its number counted from the left end of the base, so that a pyramid is one flat tuple
 * and looking a neighbour up is one index.
 */
export const ROW_LENGTHS = [5, 4, 3, 2] as const;
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type Cell = (typeof CELLS)[number];

/** One value for each of the fourteen cells. */
// prettier-ignore
export type Pyramid<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T, T];

export interface Position {
  readonly row: number;
  readonly col: number;
}

export function mapCells<T>(make: (cell: Cell) => T): Pyramid<T> {
  // `map` forgets the length; CELLS has fourteen entries, so the result has too.
  return CELLS.map(make) as unknown as Pyramid<T>;
}

const ALL_POSITIONS: readonly Position[] = ROW_LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, col) => ({ row, col })),
);

export const POSITIONS: Pyramid<Position> = mapCells((cell) => {
  const position = ALL_POSITIONS[cell];
  if (position === undefined) throw new Error(`the rows hold fewer cells than ${cell}`);
  return position;
});

export function cellAt(row: number, col: number): Cell | undefined {
  return CELLS.find((cell) => POSITIONS[cell].row === row && POSITIONS[cell].col === col);
}

function cellsAround(offsets: readonly Position[]): Pyramid<readonly Cell[]> {
  return mapCells((cell) => {
    const { row, col } = POSITIONS[cell];
    return offsets.flatMap((offset) => cellAt(row + offset.row, col + offset.col) ?? []);
  });
}

const TWO_BELOW = [
  { row: -1, col: 0 },
  { row: -1, col: 1 },
];
const TWO_ABOVE = [
  { row: 1, col: -1 },
  { row: 1, col: 0 },
];
const LEFT_AND_RIGHT = [
  { row: 0, col: -1 },
  { row: 0, col: 1 },
];

/** The two tiles a tile stands on; none for the base. */
export const BELOW = cellsAround(TWO_BELOW);
/** Up to six: left, right, two below, two above. The God at the apex is nobody's neighbour. */
export const NEIGHBOURS = cellsAround([...LEFT_AND_RIGHT, ...TWO_BELOW, ...TWO_ABOVE]);
