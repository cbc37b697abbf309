/** The polynomial of ISO 3309, its lowest power first. */
const POLYNOMIAL = 0xedb88320;

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  return remainder;
});

/**
 * CRC-32 as zip and PNG have it: finds every burst of damage up to 32 bits. What comes in pieces is
 * summed up piece by piece, from the sum of those before.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let remainder = ~before;
  for (const byte of bytes) {
    remainder = (REMAINDERS[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return ~remainder >>> 0;
}
