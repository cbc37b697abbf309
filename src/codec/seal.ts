import { BitReader, BitWriter } from './bits';
import { crc32 } from './checksum';

export type Unsealed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: 'damaged' | 'newer-version' | 'other-kind' };

const HEADER_BYTES = 2;
const CHECKSUM_BYTES = 4;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Bytes that say what they are, and whether they are whole: kind, version, payload, CRC-32. */
export function seal(
  kind: number,
  version: number,
  write: (writer: BitWriter) => void,
): Uint8Array {
  const writer = new BitWriter();
  writer.write(kind, 8);
  writer.write(version, 8);
  write(writer);
  const body = writer.toBytes();
  const sealed = new Uint8Array(body.length + CHECKSUM_BYTES);
  sealed.set(body);
  viewOf(sealed).setUint32(body.length, crc32(body));
  return sealed;
}

/**
 * The checksum is asked first: of damaged bytes neither kind nor version can be believed.
 * `read` fails by the reader and does not throw.
 */
export function unseal<T>(
  kind: number,
  newest: number,
  bytes: Uint8Array,
  read: (reader: BitReader, version: number) => T,
): Unsealed<T> {
  const bodyLength = bytes.length - CHECKSUM_BYTES;
  if (bodyLength < HEADER_BYTES) return { ok: false, why: 'damaged' };
  const body = bytes.subarray(0, bodyLength);
  if (viewOf(bytes).getUint32(bodyLength) !== crc32(body)) return { ok: false, why: 'damaged' };

  const reader = new BitReader(body);
  if (reader.read(8) !== kind) return { ok: false, why: 'other-kind' };
  const version = reader.read(8);
  if (version > newest) return { ok: false, why: 'newer-version' };

  const value = read(reader, version);
  if (!reader.isSpent() || reader.failed) return { ok: false, why: 'damaged' };
  return { ok: true, value };
}
