import { BitReader, BitWriter } from '../../src/codec/bits';

/** What comes back of what was written, whether reading failed, and the bits it took. */
export function thereAndBack<T>(
  value: T,
  write: (writer: BitWriter, value: T) => void,
  read: (reader: BitReader) => T,
) {
  const bytes = bytesOf((writer) => write(writer, value));
  const reader = new BitReader(bytes);
  const back = read(reader);
  return { back, failed: reader.failed, spent: reader.isSpent(), length: bytes.length };
}

export function bytesOf(write: (writer: BitWriter) => void): Uint8Array {
  const writer = new BitWriter();
  write(writer);
  return writer.toBytes();
}

/** Whether reading these bits, given as [value, width], fails. */
export function refuses(
  read: (reader: BitReader) => unknown,
  ...fields: readonly (readonly [number, number])[]
): boolean {
  const reader = new BitReader(
    bytesOf((writer) => {
      for (const [value, width] of fields) writer.write(value, width);
    }),
  );
  read(reader);
  return reader.failed;
}

/** Jest compares bytes one matcher at a time, which is slow for many thousands. */
export function sameBytes(one: Uint8Array, other: Uint8Array | null): boolean {
  return one.length === other?.length && one.every((byte, index) => byte === other[index]);
}
