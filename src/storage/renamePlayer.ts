import { isInHistory } from './correctGame';
import type { Game } from './gameRecord';
import { readGameRecord, writeGameRecord } from './gameRecord';
import { listGames, putGame, rawGame } from './games';
import { playersStore } from './playersStore';
import { deleteTable, getTable, listTables, restoreTable } from './tables';
import { currentTrouble } from './trouble';

interface Change<T> {
  readonly before: T;
  readonly after: T;
}

type GameChange = Change<string> & { readonly id: string };
type Names = readonly string[];

interface Rewriting {
  readonly games: readonly GameChange[];
  readonly remembered: Change<Names>;
}

/** What was rewritten, to the letter: what undoing it needs. */
export interface Renaming extends Rewriting {
  readonly closed: readonly { readonly id: string; readonly raw: string }[];
}

function backwards<T>({ before, after }: Change<T>): Change<T> {
  return { before: after, after: before };
}

function isSame(one: Names, other: Names): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

function withName({ table, ...rest }: Game, from: string, to: string): Game {
  const players = table.players.map((player) =>
    player.name === from ? { ...player, name: to } : player,
  );
  return { ...rest, table: { ...table, players } };
}

/** A record is read, never scored, and written only where the name is in it. */
function changeOf(id: string, from: string, to: string): GameChange | null {
  const before = rawGame(id);
  if (before === undefined) return null;
  const reading = readGameRecord(before);
  if (!reading.ok || !reading.game.table.players.some(({ name }) => name === from)) return null;
  return { id, before, after: writeGameRecord(withName(reading.game, from, to)) };
}

function writeGames(changes: readonly GameChange[]): boolean {
  for (const [index, { id, before, after }] of changes.entries()) {
    // What somebody corrected or deleted in the meantime stays as they left it.
    if (rawGame(id) !== before || putGame(id, after)) continue;
    putBack(changes.slice(0, index));
    return false;
  }
  return true;
}

/** The last first: each step back is to a state that the device had room for. */
function putBack(changes: readonly GameChange[]): void {
  for (const { id, before, after } of [...changes].reverse()) {
    if (rawGame(id) === after) putGame(id, before);
  }
}

function writeRemembered({ before, after }: Change<Names>): boolean {
  if (isSame(before, after) || !isSame(playersStore.get().names, before)) return true;
  playersStore.update(() => ({ names: after }));
  if (!currentTrouble().full) return true;
  playersStore.update(() => ({ names: before }));
  return false;
}

/** Whole or nothing: whether the device kept all of it. */
function apply({ games, remembered }: Rewriting): boolean {
  if (!writeGames(games)) return false;
  if (writeRemembered(remembered)) return true;
  putBack(games);
  return false;
}

/** A finished table that is still open would bring its old names back into its game. */
function closeTablesOf(games: readonly GameChange[]): Renaming['closed'] {
  const renamed = new Set(games.map(({ id }) => id));
  return listTables()
    .filter((one) => renamed.has(one.id) && isInHistory(one))
    .map(({ id }) => ({ id, raw: deleteTable(id) ?? '' }));
}

/**
 * One name for another in all kept games and among the remembered players; null where the device
 * refused, and then nothing has changed. Tables still being entered are left alone: their names are
 * edits that can be undone, and are changed at the table.
 */
export function renameEverywhere(from: string, to: string): Renaming | null {
  const { names } = playersStore.get();
  const renamed = names.map((name) => (name === from ? to : name));
  const rewriting = {
    games: listGames().flatMap((id) => changeOf(id, from, to) ?? []),
    remembered: { before: names, after: [...new Set(renamed)] },
  };
  return apply(rewriting) ? { ...rewriting, closed: closeTablesOf(rewriting.games) } : null;
}

/** Every record as it was; false where the device refused, and then the new name stays throughout. */
export function undoRenaming({ games, remembered, closed }: Renaming): boolean {
  const undone = apply({
    games: games.map((change) => ({ id: change.id, ...backwards(change) })).reverse(),
    remembered: backwards(remembered),
  });
  if (!undone) return false;
  for (const { id, raw } of closed) if (getTable(id) === undefined) restoreTable(id, raw);
  return true;
}
