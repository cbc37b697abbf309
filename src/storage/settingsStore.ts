import { z } from 'zod';
import { createRecordStore } from './recordStore';

const schema = z.strictObject({
  /** Null follows the system. */
  language: z.enum(['en', 'de', 'pl', 'ru']).nullable(),
  appearance: z.enum(['system', 'light', 'dark']),
  haptics: z.boolean(),
});

export type Settings = z.output<typeof schema>;

export const settingsStore = createRecordStore<Settings>(
  'settings',
  {
    migrations: [{ name: 'start: language, appearance, haptics', up: (record) => record }],
    schema,
  },
  { language: null, appearance: 'system', haptics: true },
);

export function changeSettings(change: Partial<Settings>): void {
  settingsStore.update((settings) => ({ ...settings, ...change }));
}
