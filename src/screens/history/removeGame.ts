import { deleteGame, putGame } from '../../storage/games';
import { putPhoto, removePhoto } from '../../storage/photos/photos';
import { deleteTable, getTable, restoreTable } from '../../storage/tables';

/**
 * Takes a game away and gives the way back, which tells whether the device took it. Its photo
 * goes with it, and its table where it is still open, or Home would offer to go on with what was just
 * deleted.
 */
export function removeGame(id: string): (() => boolean) | null {
  const game = deleteGame(id);
  if (game === undefined) return null;
  const table = getTable(id) === undefined ? undefined : deleteTable(id);
  const photo = removePhoto(id);
  return () => {
    if (!putGame(id, game)) return false;
    if (photo !== undefined && !putPhoto(id, photo)) return false;
    if (table !== undefined && getTable(id) === undefined) restoreTable(id, table);
    return true;
  };
}
