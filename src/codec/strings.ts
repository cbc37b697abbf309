import type { BitReader, BitWriter } from './bits';

const LAST_CODE_POINT = 0x10ffff;

/**
 * Code points and not UTF-8: Hermes has no TextEncoder, Cyrillic and emoji take no more room than
 * there, and half a surrogate pair, which UTF-8 cannot say, comes back as it was.
 */
export function writeString(writer: BitWriter, text: string): void {
  const points: number[] = [];
  for (const character of text) points.push(character.codePointAt(0) ?? 0);
  writer.writeVarint(points.length);
  for (const point of points) writer.writeVarint(point);
}

export function readString(reader: BitReader): string {
  const length = reader.readVarint();
  let text = '';
  // A damaged length may be huge: the bytes end long before.
  for (let index = 0; index < length && !reader.failed; index += 1) {
    const point = reader.readVarint();
    if (point > LAST_CODE_POINT) reader.fail();
    else text += String.fromCodePoint(point);
  }
  return text;
}
