import type { BitReader, BitWriter } from './bits';

/** Both ends belong to it. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The first stands in for what cannot be read, until the failure is asked for. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** One choice alone takes no bit at all. */
function widthOf(choices: number): number {
  return 32 - Math.clz32(choices - 1);
}

export function writeBelow(writer: BitWriter, value: number, choices: number): void {
  if (value >= choices) throw new RangeError(`${value} is none of ${choices} choices`);
  writer.write(value, widthOf(choices));
}

export function readBelow(reader: BitReader, choices: number): number {
  const value = reader.read(widthOf(choices));
  if (value < choices) return value;
  reader.fail();
  return 0;
}

export function writeWhole(writer: BitWriter, value: number, { min, max }: Range): void {
  writeBelow(writer, value - min, max - min + 1);
}

export function readWhole(reader: BitReader, { min, max }: Range): number {
  return min + readBelow(reader, max - min + 1);
}

/** Null comes before the range, as one more choice. */
export function writeMaybe(writer: BitWriter, value: number | null, { min, max }: Range): void {
  const below = min - 1;
  if (value === below) throw new RangeError(`${value} would come back as null`);
  writeWhole(writer, value ?? below, { min: below, max });
}

export function readMaybe(reader: BitReader, { min, max }: Range): number | null {
  const value = readBelow(reader, max - min + 2);
  return value === 0 ? null : min - 1 + value;
}

export function writeFlag(writer: BitWriter, flag: boolean): void {
  writer.write(flag ? 1 : 0, 1);
}

export function readFlag(reader: BitReader): boolean {
  return reader.read(1) === 1;
}

/** A value that is not in the list has index -1, which no number of bits can hold. */
export function writeOneOf<T>(writer: BitWriter, list: NonEmpty<T>, value: T): void {
  writeBelow(writer, list.indexOf(value), list.length);
}

export function readOneOf<T>(reader: BitReader, list: NonEmpty<T>): T {
  const value = list[readBelow(reader, list.length)];
  return value === undefined ? list[0] : value;
}
