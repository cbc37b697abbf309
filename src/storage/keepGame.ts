import type { DraftTable } from '../engine/table';
import { scoreTable } from '../engine/score';
import { readGame, saveGame } from './games';

/** Into the history under the table's own id: whatever is changed later changes this game. */
export function keepGame(id: string, table: DraftTable): boolean {
  if (!scoreTable(table).complete) return false;
  const before = readGame(id);
  const { location, note } = before?.ok === true ? before.game : { location: '', note: '' };
  return saveGame(id, { table, location, note });
}

/** A game that is being corrected follows every press, and stays as it was while something is missing. */
export function followTable(id: string, table: DraftTable): void {
  if (readGame(id) !== undefined) keepGame(id, table);
}
