import { keyValue } from '../keyValue';
import { onOutsideChange } from '../outsideChanges';
import type { Reading } from '../record';
import { createSignal } from '../signal';
import { tryWrite } from '../trouble';
import type { Photo } from './photoRecord';
import { readPhotoRecord } from './photoRecord';

/**
 * A game's photo is a small record that names a blob. Taking it away, having it back, replacing and
 * restoring change records only; a blob stays until nobody can want it any more (`sweep.ts`).
 */
export const PHOTO_PREFIX = 'photo.';

const held = new Map<string, { readonly raw: string; readonly reading: Reading<Photo> }>();
const changes = createSignal(0);
const changed = () => changes.set(changes.get() + 1);

export const subscribePhotos = changes.subscribe;

onOutsideChange((key) => {
  if (key === null || key.startsWith(PHOTO_PREFIX)) changed();
});

export function rawPhoto(id: string): string | undefined {
  return keyValue.getString(PHOTO_PREFIX + id);
}

/** The same answer until the photo changes; undefined where the game has none. */
export function readPhoto(id: string): Reading<Photo> | undefined {
  const raw = rawPhoto(id);
  if (raw === undefined) return undefined;
  const known = held.get(id);
  if (known?.raw === raw) return known.reading;
  const reading = readPhotoRecord(raw);
  held.set(id, { raw, reading });
  return reading;
}

/** Whether the device kept it. */
export function putPhoto(id: string, raw: string): boolean {
  const kept = tryWrite(() => keyValue.set(PHOTO_PREFIX + id, raw));
  if (kept) changed();
  return kept;
}

/** Gives back what `putPhoto` needs to undo it. */
export function removePhoto(id: string): string | undefined {
  const raw = rawPhoto(id);
  if (raw === undefined) return undefined;
  keyValue.remove(PHOTO_PREFIX + id);
  held.delete(id);
  changed();
  return raw;
}
