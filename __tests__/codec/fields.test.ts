import type { BitReader } from '../../src/codec/bits';
import { BitWriter } from '../../src/codec/bits';
import {
  readFlag,
  readMaybe,
  readOneOf,
  readWhole,
  writeFlag,
  writeMaybe,
  writeOneOf,
  writeWhole,
} from '../../src/codec/fields';
import { refuses, thereAndBack } from './there';

const FEW = { min: 1, max: 6 };
const WORDS = [null, 'one', 'two'] as const;
const whole = (reader: BitReader) => readWhole(reader, FEW);
const maybe = (reader: BitReader) => readMaybe(reader, FEW);
const word = (reader: BitReader) => readOneOf<string | null>(reader, WORDS);

describe('fields', () => {
  it.each([1, 2, 3, 4, 5, 6])('%i of 1 to 6 comes back', (value) => {
    const write = (writer: BitWriter, one: number) => writeWhole(writer, one, FEW);
    expect(thereAndBack(value, write, whole)).toMatchObject({ back: value, failed: false });
  });

  it.each([null, 1, 2, 3, 4, 5, 6])('%p of null or 1 to 6 comes back', (value) => {
    const write = (writer: BitWriter, one: number | null) => writeMaybe(writer, one, FEW);
    expect(thereAndBack(value, write, maybe)).toMatchObject({ back: value, failed: false });
  });

  it.each(WORDS)('%p of a list comes back', (value) => {
    const write = (writer: BitWriter, one: string | null) =>
      writeOneOf<string | null>(writer, WORDS, one);
    expect(thereAndBack(value, write, word)).toMatchObject({ back: value, failed: false });
  });

  it.each([true, false])('%p comes back', (value) => {
    expect(thereAndBack(value, writeFlag, readFlag)).toMatchObject({ back: value, length: 1 });
  });

  it('one choice alone takes no bit', () => {
    const write = (writer: BitWriter, one: null) => writeOneOf(writer, [null], one);
    const read = (reader: BitReader) => readOneOf(reader, [null]);
    expect(thereAndBack(null, write, read)).toEqual({
      back: null,
      failed: false,
      spent: true,
      length: 0,
    });
  });

  it.each([0, 7, 1.5, NaN])('%d is outside 1 to 6 and is not written', (value) => {
    expect(() => writeWhole(new BitWriter(), value, FEW)).toThrow(RangeError);
    expect(() => writeMaybe(new BitWriter(), value, FEW)).toThrow(RangeError);
  });

  it('what is not in the list is not written', () => {
    expect(() => writeOneOf<string | null>(new BitWriter(), WORDS, 'three')).toThrow(RangeError);
  });

  it('bits that say none of the choices are refused', () => {
    expect(refuses(whole, [6, 3])).toBe(true);
    expect(refuses(maybe, [7, 3])).toBe(true);
    expect(refuses(word, [3, 2])).toBe(true);
  });
});
