import fc from 'fast-check';
import { BitReader } from '../../src/codec/bits';
import { readString, writeString } from '../../src/codec/strings';
import { bytesOf, thereAndBack } from './there';

const lengthOf = (text: string) => thereAndBack(text, writeString, readString).length;

describe('strings', () => {
  it.each([
    ['nothing', '', 1],
    ['letters', 'Ana', 4],
    ['umlauts', 'Zoë', 5],
    ['Cyrillic', 'Жанна', 11],
    ['an emoji', '🦊', 4],
    ['a family of emoji, joined', '👩‍👩‍👧', 1 + 3 * 3 + 2 * 2],
    ['a NUL', '\u0000', 2],
    ['the last code point', '\u{10ffff}', 4],
  ])('%s take a byte a letter, two for Cyrillic, three for emoji', (_, text, length) => {
    const { back, failed } = thereAndBack(text, writeString, readString);
    expect(back).toBe(text);
    expect(failed).toBe(false);
    // A joiner lies at U+200D, where two groups of seven bits reach.
    expect(lengthOf(text)).toBe(length);
  });

  it.each(['\ud83e', '\udd8a', '\udd8a\ud83e', 'a\ud83eb', '\ud83e\ud83e\udd8a'])(
    'half a surrogate pair comes back as it was (case %#)',
    (text) => {
      expect(thereAndBack(text, writeString, readString).back).toBe(text);
    },
  );

  it('any string of UTF-16 units comes back', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0xd800, max: 0xdfff }),
    );
    const anyStringArb = fc.array(unit).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anyStringArb, (text) => {
        const { back, failed, spent } = thereAndBack(text, writeString, readString);
        expect([back, failed, spent]).toEqual([text, false, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it('what is no code point is refused', () => {
    const reader = new BitReader(
      bytesOf((writer) => {
        writer.writeVarint(1);
        writer.writeVarint(0x110000);
      }),
    );
    readString(reader);
    expect(reader.failed).toBe(true);
  });

  it('a length beyond the end is refused at once', () => {
    const reader = new BitReader(bytesOf((writer) => writer.writeVarint(2 ** 28 - 1)));
    expect(readString(reader).length).toBeLessThan(2);
    expect(reader.failed).toBe(true);
  });
});
