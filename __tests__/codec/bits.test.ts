import fc from 'fast-check';
import { BitReader, BitWriter } from '../../src/codec/bits';
import { bytesOf } from './there';

const fieldArb = fc
  .integer({ min: 0, max: 24 })
  .chain((width) => fc.tuple(fc.integer({ min: 0, max: 2 ** width - 1 }), fc.constant(width)));

describe('bits', () => {
  it('are packed with the highest first, and zeros at the end', () => {
    const bytes = bytesOf((writer) => {
      writer.write(0b101, 3);
      writer.write(0b1, 1);
      writer.write(0b000011, 6);
    });
    expect([...bytes]).toEqual([0b10110000, 0b11000000]);
  });

  it('come back in any widths, also beyond the first room of the writer', () => {
    fc.assert(
      fc.property(fc.array(fieldArb, { maxLength: 300 }), (fields) => {
        const reader = new BitReader(
          bytesOf((writer) => {
            for (const [value, width] of fields) writer.write(value, width);
          }),
        );
        for (const [value, width] of fields) expect(reader.read(width)).toBe(value);
        expect(reader.failed).toBe(false);
        expect(reader.isSpent()).toBe(true);
      }),
    );
  });

  it.each([
    [0, 1],
    [0x7f, 1],
    [0x80, 2],
    [0x44f, 2],
    [0x3fff, 2],
    [0x4000, 3],
    [0x1f600, 3],
    [0x10ffff, 3],
    [2 ** 28 - 1, 4],
  ])('the varint of %i takes %i bytes', (value, length) => {
    const bytes = bytesOf((writer) => writer.writeVarint(value));
    expect(bytes).toHaveLength(length);
    expect(new BitReader(bytes).readVarint()).toBe(value);
  });

  it.each([
    [8, 3],
    [-1, 8],
    [0.5, 8],
    [NaN, 8],
    [1, 0],
    [0, 25],
  ])('%d does not go into %i bits', (value, width) => {
    expect(() => new BitWriter().write(value, width)).toThrow(RangeError);
  });

  it.each([2 ** 28, -1, 200.5, NaN, Infinity])('%d is no varint', (value) => {
    expect(() => new BitWriter().writeVarint(value)).toThrow(RangeError);
  });
});

describe('reading past the end', () => {
  it('fails, and nothing after it is read', () => {
    const reader = new BitReader(Uint8Array.of(0xff));
    expect(reader.read(4)).toBe(15);
    expect(reader.read(5)).toBe(0);
    expect(reader.failed).toBe(true);
    expect(reader.read(1)).toBe(0);
  });

  it('fails in the middle of a varint', () => {
    const reader = new BitReader(Uint8Array.of(0x80));
    reader.readVarint();
    expect(reader.failed).toBe(true);
  });

  it('fails for a varint that does not end', () => {
    const reader = new BitReader(Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0));
    expect(reader.readVarint()).toBe(0);
    expect(reader.failed).toBe(true);
  });
});

describe('what is left', () => {
  it.each([
    ['nothing', [0xff], 8, true],
    ['seven zeros', [0x80], 1, true],
    ['a one among them', [0x81], 1, false],
    ['a whole byte of zeros', [0xff, 0], 8, false],
  ])('%s', (_, bytes, width, spent) => {
    const reader = new BitReader(Uint8Array.from(bytes));
    reader.read(width);
    expect(reader.isSpent()).toBe(spent);
  });
});
