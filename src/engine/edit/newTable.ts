import { mapCells } from '../geometry';
import type { DraftPlayer, DraftTable, Rulings } from '../table';
import { DEFAULT_RULINGS } from '../table';

export function newPlayer(name: string): DraftPlayer {
  return {
    name,
    god: null,
    godCancelled: false,
    worshipers: null,
    pyramid: mapCells(() => null),
  };
}

/** A table at which nobody has entered anything yet. */
export function newTable(names: readonly string[], rulings: Rulings = DEFAULT_RULINGS): DraftTable {
  return {
    rulings,
    players: names.map(newPlayer),
    templeTieOrder: [],
    templePicks: names.map(() => null),
  };
}
