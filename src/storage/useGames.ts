import { useSyncExternalStore } from 'react';
import type { GameReading } from './games';
import { listGames, readGame, subscribeGames } from './games';

/** The ids of all kept games, the latest first. */
export function useGames(): readonly string[] {
  return useSyncExternalStore(subscribeGames, listGames, listGames);
}

/** One kept game, live; undefined where there is none (any more). */
export function useGame(id: string): GameReading | undefined {
  const read = () => readGame(id);
  return useSyncExternalStore(subscribeGames, read, read);
}
