import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameDigest } from '../stats/digest';
import { gameChanges, rawGame, readRawGame, subscribeGames } from './games';
import { inSlices } from './slices';
import { useGames } from './useGames';

const known = new Map<string, { readonly raw: string; readonly digest: GameDigest | null }>();

function digestOf(id: string): GameDigest | null {
  const raw = rawGame(id);
  if (raw === undefined) return null;
  const found = known.get(id);
  if (found?.raw === raw) return found.digest;
  const reading = readRawGame(id, raw);
  const digest = reading.ok ? reading.digest : null;
  known.set(id, { raw, digest });
  return digest;
}

export interface Digests {
  /** How many games have been gone through, of how many. */
  readonly done: number;
  readonly of: number;
  /** All readable games, the latest first; null until they have all been gone through. */
  readonly games: readonly GameDigest[] | null;
}

/** Every kept game, scored, a slice at a time: ten thousand must not freeze the screen. */
export function useDigests(): Digests {
  const ids = useGames();
  const changes = useSyncExternalStore(subscribeGames, gameChanges, gameChanges);
  const [state, setState] = useState<Digests>({ done: 0, of: ids.length, games: null });
  useEffect(() => {
    const games: GameDigest[] = [];
    const controller = new AbortController();
    const step = (index: number) => {
      const digest = digestOf(ids[index] ?? '');
      if (digest !== null) games.push(digest);
    };
    void inSlices(ids.length, step, {
      signal: controller.signal,
      onProgress: (done, of) => setState({ done, of, games: done === of ? games : null }),
    });
    return () => controller.abort();
    // A correction changes no id, and every figure.
  }, [ids, changes]);
  return state;
}
