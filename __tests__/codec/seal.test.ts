import type { BitReader } from '../../src/codec/bits';
import { crc32 } from '../../src/codec/checksum';
import { seal, unseal } from '../../src/codec/seal';

const KIND = 7;
const VERSION = 3;
const sealed = seal(KIND, VERSION, (writer) => writer.write(0x2a5, 10));
const readTen = (reader: BitReader) => reader.read(10);
const open = (bytes: Uint8Array) => unseal(KIND, VERSION, bytes, readTen);

/** A checksum that fits what others might have sealed. */
function withChecksum(...body: number[]): Uint8Array {
  const sum = crc32(Uint8Array.from(body));
  return Uint8Array.of(...body, sum >>> 24, sum >>> 16, sum >>> 8, sum);
}

describe('a seal', () => {
  it('is kind, version, payload and checksum', () => {
    expect(sealed).toEqual(withChecksum(KIND, VERSION, 0xa9, 0x40));
    expect(open(sealed)).toEqual({ ok: true, value: 0x2a5 });
  });

  it('opens where the bytes are part of more', () => {
    const more = Uint8Array.of(1, 2, 3, ...sealed, 4);
    expect(open(more.subarray(3, 3 + sealed.length))).toEqual({ ok: true, value: 0x2a5 });
  });

  it('holds an empty payload, too', () => {
    const bytes = seal(0, 255, () => undefined);
    expect(bytes).toHaveLength(6);
    expect(unseal(0, 255, bytes, () => 'empty')).toEqual({ ok: true, value: 'empty' });
  });

  it('tells the reader which version it is', () => {
    expect(unseal(KIND, 9, sealed, (reader, version) => [reader.read(10), version])).toEqual({
      ok: true,
      value: [0x2a5, VERSION],
    });
  });

  it.each([
    ['a newer version', withChecksum(KIND, VERSION + 1, 0xa9, 0x40), 'newer-version'],
    ['another kind', withChecksum(KIND + 1, VERSION, 0xa9, 0x40), 'other-kind'],
    ['another kind in a newer version', withChecksum(8, 9, 0xa9, 0x40), 'other-kind'],
    ['nothing', new Uint8Array(), 'damaged'],
    ['a checksum alone', withChecksum(), 'damaged'],
    ['a kind alone', withChecksum(KIND), 'damaged'],
    ['a payload cut short', withChecksum(KIND, VERSION, 0xa9), 'damaged'],
    ['a payload with a byte too many', withChecksum(KIND, VERSION, 0xa9, 0x40, 0), 'damaged'],
    ['a one after the end', withChecksum(KIND, VERSION, 0xa9, 0x41), 'damaged'],
    ['a wrong checksum', sealed.map((byte, index) => (index === 7 ? ~byte : byte)), 'damaged'],
    ['a damaged kind', sealed.map((byte, index) => (index === 0 ? ~byte : byte)), 'damaged'],
    ['a damaged version', sealed.map((byte, index) => (index === 1 ? ~byte : byte)), 'damaged'],
  ])('says why it does not open: %s', (_, bytes, why) => {
    expect(open(bytes)).toEqual({ ok: false, why });
  });

  it('is not made for a kind or a version beyond a byte', () => {
    expect(() => seal(256, 0, () => undefined)).toThrow(RangeError);
    expect(() => seal(0, -1, () => undefined)).toThrow(RangeError);
  });
});
