import { crc32 } from '../../src/codec/checksum';

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('CRC-32', () => {
  it.each([
    ['', 0],
    ['a', 0xe8b7be43],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of "%s" is what everybody has for it', (text, expected) => {
    expect(crc32(ascii(text))).toBe(expected);
  });

  it('of pieces, each from the sum of those before, is that of the whole', () => {
    const [first, second, third] = ['1234', '', '56789'].map(ascii) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    expect(crc32(third, crc32(second, crc32(first)))).toBe(0xcbf43926);
  });

  it('is another one for each flipped bit', () => {
    const bytes = ascii('orbis');
    const sums = new Set([crc32(bytes)]);
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = bytes.map((byte, index) =>
        index === bit >>> 3 ? byte ^ (1 << (bit & 7)) : byte,
      );
      sums.add(crc32(flipped));
    }
    expect(sums.size).toBe(41);
  });
});
