import { useSyncExternalStore } from 'react';
import type { Reading } from '../record';
import type { Photo } from './photoRecord';
import { readPhoto, subscribePhotos } from './photos';

/** A game's photo, live; undefined where it has none. */
export function usePhoto(id: string): Reading<Photo> | undefined {
  const read = () => readPhoto(id);
  return useSyncExternalStore(subscribePhotos, read, read);
}
