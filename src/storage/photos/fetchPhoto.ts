import { isIntact } from './blobName';
import { blobs } from './blobs';
import { readPhotoRecord } from './photoRecord';

interface Fetched {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function readIntact(name: string): Promise<Uint8Array | null> {
  const bytes = await blobs.read(name).catch(() => null);
  return bytes !== null && isIntact(name, bytes) ? bytes : null;
}

/** What a photo's record stands for; null where it, or what it names, cannot be read. */
export async function fetchPhoto(raw: string): Promise<Fetched | null> {
  const reading = readPhotoRecord(raw);
  if (!reading.ok) return null;
  const name = reading.value.blob;
  const bytes = await readIntact(name);
  return bytes && { name, bytes };
}
