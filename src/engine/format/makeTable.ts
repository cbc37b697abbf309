import { CELLS, POSITIONS, ROW_LENGTHS } from '../geometry';
import type { Pyramid } from '../geometry';
import type { DraftTable } from '../table';
import { FORMAT } from './tableSchema';
import { writeTile } from './tileSchema';

/** The rows as the format writes them, the base first. */
export function toRows<T>(pyramid: Pyramid<T>): T[][] {
  return ROW_LENGTHS.map((_, row) =>
    CELLS.filter((cell) => POSITIONS[cell].row === row).map((cell) => pyramid[cell]),
  );
}

/** A draft as a JSON value of `orbis-table/1`; Worshipers not entered yet are written as none left. */
export function makeTable({ rulings, players, templeTieOrder, templePicks }: DraftTable) {
  return {
    format: FORMAT,
    rulings,
    players: players.map(({ name, god, godCancelled, worshipers, pyramid }) => ({
      name,
      god,
      godCancelled,
      worshipers: worshipers ?? 0,
      pyramid: toRows(pyramid).map((row) => row.map((tile) => tile && writeTile(tile))),
    })),
    templeTieOrder,
    templePicks,
  };
}
