import { newId } from '../../../src/storage/gameId';
import type { Game } from '../../../src/storage/gameRecord';
import { writeGameRecord } from '../../../src/storage/gameRecord';
import { putGame } from '../../../src/storage/games';
import { mapCells } from '../../../src/engine/geometry';
import { plain, table, village } from '../../support/build';

export const at = (year: number, month: number, day: number): number =>
  new Date(year, month - 1, day, 20).getTime();

/** The most that is printed on a tile. */
const MOST = 30;

/** Villages and plain tiles: the total is what is named, of which the Goddess of Love gives 1. */
export function gameOf(totals: Readonly<Record<string, number>>, more: Partial<Game> = {}): Game {
  const players = Object.entries(totals).map(([name, total]) => ({
    name,
    pyramid: mapCells((cell) => {
      const points = Math.min(MOST, total - 1 - cell * MOST);
      return points > 0 ? village(points) : plain('red');
    }),
  }));
  return { table: table(players), location: '', note: '', ...more };
}

/** In the history of this device, under the id it gets at that time. */
export function keptGame(
  time: number,
  totals: Readonly<Record<string, number>>,
  more: Partial<Game> = {},
): string {
  const id = newId(time);
  putGame(id, writeGameRecord(gameOf(totals, more)));
  return id;
}
