import { screen } from '@testing-library/react-native';
import { act } from 'react';
import { Linking } from 'react-native';
import { currentTable } from '../../src/engine/edit/timeline';
import type { DraftPlayer } from '../../src/engine/table';
import type { Region } from '../../src/engine/tile';
import { Navigation } from '../../src/navigation/Navigation';
import { boxStore } from '../../src/storage/boxStore';
import { getTable } from '../../src/storage/tables';
import { pyramid } from './build';
import { freshDevice } from './freshDevice';
import { setup } from './setup';

/** What every test of an entry begins and ends with. */
export function onAFreshDevice(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    freshDevice();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
export const fresh = {
  god: null,
  worshipers: null,
  pyramid: pyramid(),
} satisfies Partial<DraftPlayer>;

/** Opens an entry by its address, as a link or a reload does. */
export async function openAt(address: string) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`orbiscompanion://${address}`);
  const app = setup(<Navigation />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(10);
  });
  return app;
}

export const openEntry = (id: string, seat = 1) => openAt(`table/${id}/player/${seat}`);

export function knows(...faces: Region[]) {
  boxStore.update(() => faces.map((face, index) => ({ face, uses: faces.length - index })));
}

export function playerOf(id: string, seat = 0): DraftPlayer {
  const saved = getTable(id);
  const found = saved === undefined ? undefined : currentTable(saved.timeline).players[seat];
  if (found === undefined) throw new Error('no such player');
  return found;
}
