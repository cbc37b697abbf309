import type { GameDigest } from '../stats/digest';
import { digestGame } from '../stats/digest';
import { playedAt } from './gameId';
import type { Game, UnreadableGame } from './gameRecord';
import { readGameRecord, writeGameRecord } from './gameRecord';
import { keysIn } from './keys';
import { keyValue } from './keyValue';
import { onOutsideChange } from './outsideChanges';
import { createSignal } from './signal';
import { tryWrite } from './trouble';

export const GAME_PREFIX = 'game.';
/** Games as they are read take a hundred times the room that they take in storage. */
const HELD = 100;

export type GameReading =
  | {
      readonly ok: true;
      readonly id: string;
      readonly game: Game;
      /** Scored afresh: scores are never stored. */
      readonly digest: GameDigest;
    }
  | {
      readonly ok: false;
      readonly id: string;
      readonly why: UnreadableGame;
      readonly raw: string;
    };

const held = new Map<string, { readonly raw: string; readonly reading: GameReading }>();
/** The last list; null after a change that it does not know of. */
const list = createSignal<readonly string[] | null>(null);

let changes = 0;

export const subscribeGames = list.subscribe;

/** Tells two moments apart between which some game changed. */
export const gameChanges = () => changes;

function changed(ids: readonly string[] | null): void {
  changes += 1;
  list.set(ids);
}

onOutsideChange((key) => {
  if (key === null || key.startsWith(GAME_PREFIX)) changed(null);
});

/** The latest first: an id begins with the time. The same list until something changes. */
export function listGames(): readonly string[] {
  const known = list.get();
  if (known !== null) return known;
  const ids = keysIn(GAME_PREFIX).map((key) => key.slice(GAME_PREFIX.length));
  const made = ids.sort().reverse();
  list.remember(made);
  return made;
}

function hold(id: string, raw: string, reading: GameReading): GameReading {
  held.delete(id);
  held.set(id, { raw, reading });
  for (const oldest of held.keys()) {
    if (held.size <= HELD) break;
    held.delete(oldest);
  }
  return reading;
}

export function readRawGame(id: string, raw: string): GameReading {
  const reading = readGameRecord(raw);
  return reading.ok
    ? { ok: true, id, game: reading.game, digest: digestGame(id, playedAt(id), reading.game.table) }
    : { ok: false, id, why: reading.why, raw };
}

/** The same answer until the game changes; undefined where there is none. */
export function readGame(id: string): GameReading | undefined {
  const raw = keyValue.getString(GAME_PREFIX + id);
  if (raw === undefined) return undefined;
  const known = held.get(id);
  return known?.raw === raw ? known.reading : hold(id, raw, readRawGame(id, raw));
}

export function rawGame(id: string): string | undefined {
  return keyValue.getString(GAME_PREFIX + id);
}

function withId(ids: readonly string[], id: string): readonly string[] {
  const [latest] = ids;
  return latest === undefined || id > latest ? [id, ...ids] : [...ids, id].sort().reverse();
}

/** Whether the device kept it. */
export function saveGame(id: string, game: Game): boolean {
  return putGame(id, writeGameRecord(game));
}

/** A record as it was, also one that nobody can read: undoing a deletion brings back just that. */
export function putGame(id: string, raw: string): boolean {
  const before = rawGame(id);
  if (before === raw) return true;
  const ids = listGames();
  const kept = tryWrite(() => keyValue.set(GAME_PREFIX + id, raw));
  // The list stays the same list where only a game in it changed.
  if (kept) changed(before === undefined ? withId(ids, id) : ids);
  return kept;
}

/** Gives back what `putGame` needs to undo it. */
export function deleteGame(id: string): string | undefined {
  const raw = rawGame(id);
  if (raw === undefined) return undefined;
  const ids = listGames();
  keyValue.remove(GAME_PREFIX + id);
  held.delete(id);
  changed(ids.filter((one) => one !== id));
  return raw;
}

export function changeGame(id: string, change: (game: Game) => Game): void {
  const reading = readGame(id);
  if (reading?.ok === true) saveGame(id, change(reading.game));
}
