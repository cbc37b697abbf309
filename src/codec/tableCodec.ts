import type { DraftTable } from '../engine/table';
import { isSame } from './isSame';
import type { Unsealed } from './seal';
import { seal, unseal } from './seal';
import { readTable, writeTable } from './tables';

const KIND = 1;
const VERSION = 1;

/** Throws for what is no draft of ours (31 CP, a pick without a seat): better than to keep a lie. */
export function encodeTable(table: DraftTable): Uint8Array {
  return seal(KIND, VERSION, (writer) => {
    writeTable(writer, table);
  });
}

/**
 * Never throws. A table has one form only, so that equal tables are equal bytes; a checksum that fits
 * some other form (a name told in too many bits) was not made here.
 */
export function decodeTable(bytes: Uint8Array): Unsealed<DraftTable> {
  const unsealed = unseal(KIND, VERSION, bytes, readTable);
  if (!unsealed.ok || isSame(encodeTable(unsealed.value), bytes)) return unsealed;
  return { ok: false, why: 'damaged' };
}
