import { GAME_PREFIX, listGames } from '../games';
import { keysIn } from '../keys';
import { keyValue } from '../keyValue';
import { PHOTO_PREFIX } from '../photos/photos';
import { TABLE_PREFIX } from '../tables';

/** A record as it is stored: each has its own version, and a damaged one stays what it is. */
export type Entry = readonly [id: string, raw: string];

export const RECORDS = ['box', 'players', 'settings', 'samples'] as const;
export type RecordName = (typeof RECORDS)[number];

/** All that a device holds, or a backup of it. */
export interface Contents {
  readonly games: readonly Entry[];
  readonly tables: readonly Entry[];
  /** Of each game that has one, the record that says which. */
  readonly photos: readonly Entry[];
  /** Null where nothing was ever kept. */
  readonly records: Readonly<Record<RecordName, string | null>>;
}

function entries(prefix: string, ids: readonly string[]): Entry[] {
  return ids.flatMap((id): Entry[] => {
    const raw = keyValue.getString(prefix + id);
    return raw === undefined ? [] : [[id, raw]];
  });
}

function idsIn(prefix: string): string[] {
  return keysIn(prefix)
    .map((key) => key.slice(prefix.length))
    .sort();
}

/** Read at once, so that nothing changes between the first game and the last. */
export function deviceContents(): Contents {
  const record = (name: RecordName) => keyValue.getString(name) ?? null;
  return {
    games: entries(GAME_PREFIX, listGames()),
    tables: entries(TABLE_PREFIX, idsIn(TABLE_PREFIX)),
    // The latest first, as games are.
    photos: entries(PHOTO_PREFIX, idsIn(PHOTO_PREFIX).reverse()),
    records: {
      box: record('box'),
      players: record('players'),
      settings: record('settings'),
      samples: record('samples'),
    },
  };
}

/** The contents by key, as storage has them. */
export function keysOf({ games, tables, photos, records }: Contents): Map<string, string | null> {
  return new Map<string, string | null>([
    ...games.map(([id, raw]) => [GAME_PREFIX + id, raw] as const),
    ...tables.map(([id, raw]) => [TABLE_PREFIX + id, raw] as const),
    ...photos.map(([id, raw]) => [PHOTO_PREFIX + id, raw] as const),
    ...RECORDS.map((name) => [name, records[name]] as const),
  ]);
}
