import { JOURNAL } from '../journal';
import { keysIn } from '../keys';
import { keyValue } from '../keyValue';
import { whenAlone } from './alone';
import { blobs } from './blobs';
import { PHOTO_PREFIX, readPhoto } from './photos';

/** Null where a record cannot be read: who knows which blob it means. */
function wantedBlobs(): Set<string> | null {
  const wanted = new Set<string>();
  for (const key of keysIn(PHOTO_PREFIX)) {
    const reading = readPhoto(key.slice(PHOTO_PREFIX.length));
    if (reading?.ok === false) return null;
    if (reading !== undefined) wanted.add(reading.value.blob);
  }
  return wanted;
}

/** Takes away the blobs that no game refers to. */
export async function sweepBlobs(): Promise<void> {
  // Listed first: a blob that is written from now on is not among them.
  const names = await blobs.list();
  const wanted = wantedBlobs();
  // A journal that could not be settled yet may still bring records back.
  if (wanted === null || keyValue.contains(JOURNAL)) return;
  for (const name of names) if (!wanted.has(name)) await blobs.remove(name);
}

/**
 * For the start of the app. An undo lives no longer than the page that offers it, so that when the
 * app starts and no other tab has it open, nobody can want an unused blob back.
 */
export async function sweepAtStart(): Promise<void> {
  try {
    await whenAlone(sweepBlobs);
  } catch {
    // The device would not: the next start tries again.
  }
}
