/**
 * Bytes as text for a QR code and for a chat: two bytes in three characters, all of them from a QR's
 * alphanumeric set, which takes 5.5 bits for each. Left out of that set are the space, which a chat
 * may fold, and the asterisk, the dot and the slash, of which it makes bold words and links.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%+-:';
const BASE = ALPHABET.length;

function digits(value: number, count: number): string {
  let rest = value;
  let text = '';
  for (let index = 0; index < count; index += 1) {
    text += ALPHABET.charAt(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/** NaN where a character is none of ours. */
function valueOf(text: string): number {
  let value = 0;
  for (const character of Array.from(text).reverse()) {
    const digit = ALPHABET.indexOf(character);
    value = value * BASE + (digit === -1 ? NaN : digit);
  }
  return value;
}

export function toBase41(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 2) {
    const high = bytes[index] ?? 0;
    const low = bytes[index + 1];
    text += low === undefined ? digits(high, 2) : digits(high * 256 + low, 3);
  }
  return text;
}

/** Null for any text that `toBase41` does not make. */
export function fromBase41(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 3) {
    const group = text.slice(index, index + 3);
    const value = valueOf(group);
    if (!(value < (group.length === 3 ? 0x1_0000 : 0x100))) return null;
    if (group.length === 3) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
