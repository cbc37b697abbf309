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

export function rememberPlayers(played: readonly string[]): void {
  playersStore.update(({ names }) => ({
    names: [...new Set([...played, ...names])].slice(0, REMEMBERED),
  }));
}

export function forgetPlayer(name: string): void {
  playersStore.update(({ names }) => ({ names: names.filter((one) => one !== name) }));
}
