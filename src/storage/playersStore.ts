import { z } from 'zod';
import { createRecordStore } from './recordStore';

/** More than a group has; the list is to be tapped, not searched. */
const REMEMBERED = 24;

export interface Remembered {
  /** The latest first. */
  readonly names: readonly string[];
}

export const playersStore = createRecordStore<Remembered>(
  'players',
  {
    migrations: [{ name: 'start: names', up: (record) => record }],
    schema: z.strictObject({ names: z.array(z.string()) }),
  },
  { names: [] },
);

/** The first of them first, each once, no more than can be tapped. */
export function joinPlayers(first: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...first, ...others])].slice(0, REMEMBERED);
}

export function rememberPlayers(played: readonly string[]): void {
  playersStore.update(({ names }) => ({ names: joinPlayers(played, names) }));
}

export function forgetPlayer(name: string): void {
  playersStore.update(({ names }) => ({ names: names.filter((one) => one !== name) }));
}
