import { crc32 } from '../../codec/checksum';

/** Two bytes a UTF-16 unit, the higher first: Hermes has no TextEncoder. */
export function textChecksum(text: string, before = 0): number {
  const bytes = new Uint8Array(text.length * 2);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    bytes[index * 2] = unit >>> 8;
    bytes[index * 2 + 1] = unit;
  }
  return crc32(bytes, before);
}

export function checksumWords(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}
