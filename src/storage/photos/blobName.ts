import { crc32 } from '../../codec/checksum';
import { checksumWords } from '../backup/textChecksum';
import { newId } from '../gameId';

/** Nothing that could lead out of a folder. */
export const BLOB_NAME = /^[0-9a-z]{8,40}$/;

/** A blob is written once and never changed: its name ends in the checksum of what is in it. */
export function nameBlob(bytes: Uint8Array): string {
  return newId() + checksumWords(crc32(bytes));
}

export function isIntact(name: string, bytes: Uint8Array): boolean {
  return name.endsWith(checksumWords(crc32(bytes)));
}
