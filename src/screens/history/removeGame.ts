import { deleteGame, putGame } from '../../storage/games';
import { deleteTable, getTable, restoreTable } from '../../storage/tables';

/**
 * Takes a game away and gives the way back, which tells whether the device took it. Its table goes
 * too where it is still open, or Home would offer to go on with what was just deleted.
 */
export function removeGame(id: string): (() => boolean) | null {
  const game = deleteGame(id);
  if (game === undefined) return null;
  const table = getTable(id) === undefined ? undefined : deleteTable(id);
  return () => {
    if (!putGame(id, game)) return false;
    if (table !== undefined && getTable(id) === undefined) restoreTable(id, table);
    return true;
  };
}
