/**
 * Bytes as text for storage. localStorage holds about five million characters, whatever they are, so
 * that 14 bits a character take less than half the room of base64's six. U+4E00 to U+8DFF are unified
 * ideographs all: no surrogates, and no Unicode normalisation changes them.
 */
const FIRST = 0x4e00;
const BITS = 14;
const MASK = (1 << BITS) - 1;

/**
 * After the last byte comes a one, then zeros to the end of its character: so the text says how many
 * bytes there were, and there is one text only for them.
 */
export function toIdeographs(bytes: Uint8Array): string {
  let text = '';
  let waiting = 0;
  let count = 0;
  for (const byte of bytes) {
    waiting = ((waiting & MASK) << 8) | byte;
    count += 8;
    if (count >= BITS) {
      count -= BITS;
      text += String.fromCharCode(FIRST + ((waiting >>> count) & MASK));
    }
  }
  const end = ((waiting << 1) | 1) << (BITS - 1 - count);
  return text + String.fromCharCode(FIRST + (end & MASK));
}

/** The number of bits before the closing one, or none where the last character holds no one. */
function bitsBeforeEnd(text: string): number | null {
  const last = text.charCodeAt(text.length - 1) - FIRST;
  // Of an empty text `last` is NaN.
  if (!(last > 0)) return null;
  const zeros = 31 - Math.clz32(last & -last);
  return text.length * BITS - zeros - 1;
}

/** Null for any text that `toIdeographs` does not make. */
export function fromIdeographs(text: string): Uint8Array | null {
  const bits = bitsBeforeEnd(text);
  if (bits === null || bits % 8 !== 0) return null;
  const bytes = new Uint8Array(bits / 8);
  let length = 0;
  let waiting = 0;
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = text.charCodeAt(index) - FIRST;
    if (value < 0 || value > MASK) return null;
    waiting = ((waiting & 0xff) << BITS) | value;
    count += BITS;
    while (count >= 8) {
      count -= 8;
      // Beyond the last byte stand the closing one and its zeros, which an array of bytes ignores.
      bytes[length] = waiting >>> count;
      length += 1;
    }
  }
  return bytes;
}
