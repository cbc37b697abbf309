import { cellAt, mapCells } from '../../src/engine/geometry';
import type { Cell } from '../../src/engine/geometry';
import type { DraftPlayer, DraftPyramid, DraftTable } from '../../src/engine/table';
import { DEFAULT_RULINGS } from '../../src/engine/table';
import type {
  Cancelable,
  Color,
  Forest,
  Irrigation,
  Plain,
  Temple,
  Tile,
  Wilderness,
} from '../../src/engine/tile';

/** Short builders, so that a test names only what it is about. */
export const WILD: Wilderness = { type: 'wilderness' };

const blank = { level: null, mystic: null } as const;

export function village(points: number, more: Partial<Cancelable> = {}): Cancelable {
  return { type: 'village', color: 'yellow', points, ...blank, cancelled: false, ...more };
}

export function volcano(points: number, more: Partial<Cancelable> = {}): Cancelable {
  return { type: 'volcano', color: 'red', points, ...blank, cancelled: false, ...more };
}

export function forest(points: number, count: number, ...colors: Color[]): Forest {
  return { type: 'forest', color: 'green', points, ...blank, needs: { count, colors } };
}

export function irrigation(points: number, color: Color): Irrigation {
  return { type: 'irrigation', color: 'blue', points, ...blank, needs: { color } };
}

export function temple(more: Partial<Temple> = {}): Temple {
  return { type: 'temple', color: 'white', points: 0, ...blank, temples: 1, ...more };
}

/** A tile that is there for its colour only. */
export function plain(color: Color, more: Partial<Plain> = {}): Plain {
  return { type: 'proselytism', color, points: 0, ...blank, ...more };
}

/** The cell at a row and column, both from 0, the base first. */
export function at(row: number, col: number): Cell {
  const cell = cellAt(row, col);
  if (cell === undefined) throw new Error(`no cell at ${row}, ${col}`);
  return cell;
}

/** A pyramid from [row, col, tile] triples; everything else is empty. */
export function pyramid(...tiles: readonly (readonly [number, number, Tile])[]): DraftPyramid {
  const placed = new Map(tiles.map(([row, col, tile]) => [at(row, col), tile]));
  return mapCells((cell) => placed.get(cell) ?? null);
}

export const fullOf = (tile: Tile): DraftPyramid => mapCells(() => tile);

export function player(more: Partial<DraftPlayer> = {}): DraftPlayer {
  return {
    name: 'Ana',
    god: 'love',
    godCancelled: false,
    worshipers: 0,
    pyramid: fullOf(plain('red')),
    ...more,
  };
}

export function table(
  players: readonly Partial<DraftPlayer>[],
  more: Partial<DraftTable> = {},
): DraftTable {
  return {
    rulings: DEFAULT_RULINGS,
    players: players.map((one, seat) => player({ name: `P${seat}`, ...one })),
    templeTieOrder: [],
    templePicks: players.map(() => null),
    ...more,
  };
}
