import { GAME_PREFIX, listGames } from '../games';
import { keysIn } from '../keys';
import { keyValue } from '../keyValue';
import { TABLE_PREFIX } from '../tables';

/** A record as it is stored: each has its own version, and a damaged one stays what it is. */
export type Entry = readonly [id: string, raw: string];

export const RECORDS = ['box', 'players', 'settings', 'samples'] as const;
export type RecordName = (typeof RECORDS)[number];

/** All that a device holds, or a backup of it. */
export interface Contents {
  readonly games: readonly Entry[];
  readonly tables: readonly Entry[];
  /** Null where nothing was ever kept. */
  readonly records: Readonly<Record<RecordName, string | null>>;
}

function entries(prefix: string, ids: readonly string[]): Entry[] {
  return ids.flatMap((id): Entry[] => {
    const raw = keyValue.getString(prefix + id);
    return raw === undefined ? [] : [[id, raw]];
  });
}

/** Read at once, so that nothing changes between the first game and the last. */
export function deviceContents(): Contents {
  const record = (name: RecordName) => keyValue.getString(name) ?? null;
  return {
    games: entries(GAME_PREFIX, listGames()),
    tables: entries(
      TABLE_PREFIX,
      keysIn(TABLE_PREFIX)
        .map((key) => key.slice(TABLE_PREFIX.length))
        .sort(),
    ),
    records: {
      box: record('box'),
      players: record('players'),
      settings: record('settings'),
      samples: record('samples'),
    },
  };
}

/** The contents by key, as storage has them. */
export function keysOf({ games, tables, records }: Contents): Map<string, string | null> {
  return new Map<string, string | null>([
    ...games.map(([id, raw]) => [GAME_PREFIX + id, raw] as const),
    ...tables.map(([id, raw]) => [TABLE_PREFIX + id, raw] as const),
    ...RECORDS.map((name) => [name, records[name]] as const),
  ]);
}
