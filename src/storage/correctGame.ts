import { currentTable } from '../engine/edit/timeline';
import { scoreTable } from '../engine/score';
import { readGame } from './games';
import type { TableReading } from './tables';
import { deleteTable, getTable, listTables, openTable } from './tables';

/** Opens a kept game as a table again; one that is still open goes on, with all its undo. */
export function correctGame(id: string): void {
  if (getTable(id) !== undefined) return;
  const reading = readGame(id);
  if (reading?.ok === true) openTable(id, 'table', reading.game.table);
}

/** Everything entered is in the history: there is nothing to go on with. */
export function isInHistory(reading: TableReading): boolean {
  if (!reading.ok || readGame(reading.id) === undefined) return false;
  return scoreTable(currentTable(reading.saved.timeline)).complete;
}

/** Tables whose game is kept are open for undo until the next game begins; then they make room. */
export function closeFinishedTables(): void {
  for (const one of listTables()) if (isInHistory(one)) deleteTable(one.id);
}
