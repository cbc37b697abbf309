import { useSyncExternalStore } from 'react';
import { boxStore } from './boxStore';
import { playersStore } from './playersStore';
import type { RecordStore } from './recordStore';
import { listRescued, subscribeRescued } from './rescue';
import { settingsStore } from './settingsStore';
import { currentTrouble, subscribeTrouble } from './trouble';

function useStore<T>({ subscribe, get }: Pick<RecordStore<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get, get);
}

export const useBox = () => useStore(boxStore);
export const useRememberedPlayers = () => useStore(playersStore).names;
export const useSettings = () => useStore(settingsStore);
export const useRescued = () => useSyncExternalStore(subscribeRescued, listRescued, listRescued);
export const useTrouble = () =>
  useSyncExternalStore(subscribeTrouble, currentTrouble, currentTrouble);
