import fc from 'fast-check';
import { fromBase64, toBase64 } from '../../src/codec/base64';

test('bytes come back from their base64, which is everybody’s', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

test('a large picture is no different', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index * 7);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});

test('what is no base64 is told', () => {
  expect(fromBase64('!')).toBeNull();
});
