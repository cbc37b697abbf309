import { encode } from 'jpeg-js';

/** A small picture in one colour, as bytes: each brightness makes another one. */
export function jpegOf(brightness: number, width = 8, height = 6): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(brightness);
  return new Uint8Array(encode({ data: pixels, width, height }, 80).data);
}

export const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** A part of a JPEG's head, with its marker and length. */
export function segment(marker: number, content: readonly number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
}

const EXIF = [...ascii('Exif'), 0, 0];
/** Little-endian TIFF, one directory behind its header. */
const TIFF = [...ascii('II'), 42, 0, 8, 0, 0, 0];
const word = (value: number) => [value & 0xff, value >> 8, 0, 0];
/** A tag, its type, how many, and the value itself. */
const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
  ...[tag & 0xff, tag >> 8, type, 0],
  ...word(count),
  ...value,
];
const ORIENTATION = 0x0112;
const GPS_DIRECTORY = 0x8825;
const LATITUDE_REF = 0x0001;

/** What a phone writes: how it was held, and where. North is enough of a place to be found again. */
export function exifOf(orientation: number): number[] {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const main = [
    ...[2, 0],
    ...entry(ORIENTATION, 3, 1, word(orientation)),
    ...entry(GPS_DIRECTORY, 4, 1, word(gpsAt)),
    ...word(0),
  ];
  const gps = [...[1, 0], ...entry(LATITUDE_REF, 2, 2, [...ascii('N'), 0, 0, 0]), ...word(0)];
  return segment(0xe1, [...EXIF, ...TIFF, ...main, ...gps]);
}

/** The same picture with more in its head. */
export function withSegments(jpeg: Uint8Array, ...segments: readonly number[][]): Uint8Array {
  return Uint8Array.from([...jpeg.subarray(0, 2), ...segments.flat(), ...jpeg.subarray(2)]);
}

/** Whether a text stands anywhere in it. */
export function holds(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes).includes(text);
}

/** As its head says, without decoding it. */
export function jpegSize(jpeg: Uint8Array): { width: number; height: number } {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    const number = (from: number) => (jpeg[at + from] ?? 0) * 256 + (jpeg[at + from + 1] ?? 0);
    // The frames SOF0 to SOF2 are what cameras and browsers write.
    if (marker >= 0xc0 && marker <= 0xc2) return { width: number(7), height: number(5) };
    at += 2 + number(2);
  }
  throw new Error('no frame');
}
