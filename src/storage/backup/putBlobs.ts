import { toBase64 } from '../../codec/base64';
import { fetchPhoto } from '../photos/fetchPhoto';
import type { Watch } from '../slices';
import { inSlices } from '../slices';
import type { Entry } from './contents';
import type { SealedWriter } from './sealedWriter';

export interface PutBlobs {
  /** The records of those that are in the file. */
  readonly photos: readonly Entry[];
  /** How many nobody can read. */
  readonly damaged: number;
  /** How many had no room. */
  readonly tooMany: number;
}

/** A multiple of three bytes, so that the base64 of pieces joins to that of the whole. */
const PIECE = 3 * 8192;
/** What a blob takes in a file: in base64, three bytes are four letters; and its name. */
const sizeOf = ({ length }: Uint8Array) => (length * 4) / 3 + 100;

/** The photos themselves, one after another, for as long as there is room; null where stopped. */
export async function putBlobs(
  { put }: SealedWriter,
  photos: readonly Entry[],
  bytesOfRoom: number,
  { signal, onProgress }: Watch,
): Promise<PutBlobs | null> {
  const names = new Set<string>();
  const written: Entry[] = [];
  let [room, damaged, tooMany] = [bytesOfRoom, 0, 0];
  put(',"blobs":[');
  for (const [index, entry] of photos.entries()) {
    const found = await fetchPhoto(entry[1]);
    const report = () => onProgress(index, photos.length);
    if (found === null) damaged += 1;
    else if (!names.has(found.name) && sizeOf(found.bytes) > room) tooMany += 1;
    else {
      const { name, bytes } = found;
      written.push(entry);
      if (names.has(name)) continue;
      put(`${names.size === 0 ? '' : ','}["${name}","`);
      const step = (at: number) => put(toBase64(bytes.subarray(at * PIECE, (at + 1) * PIECE)));
      const watch = { signal, onProgress: report };
      if (!(await inSlices(Math.ceil(bytes.length / PIECE), step, watch))) return null;
      put('"]');
      names.add(name);
      room -= sizeOf(bytes);
    }
  }
  put(']');
  return { photos: written, damaged, tooMany };
}
