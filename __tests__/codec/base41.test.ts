import fc from 'fast-check';
import { fromBase41, toBase41 } from '../../src/codec/base41';

test('bytes come back from their text, which is of a QR code’s alphanumeric letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const text = toBase41(bytes);
      expect(text).toMatch(/^[0-9A-Z$%+:-]*$/);
      expect(text).toHaveLength(Math.ceil((bytes.length * 3) / 2));
      expect(fromBase41(text)).toEqual(bytes);
    }),
  );
});

test('any text is refused, or is the one text of its bytes', () => {
  const letters = fc.constantFrom(...Array.from('0129AZ$%+-: *./aé'));
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 9 }), (list) => {
      const text = list.join('');
      const bytes = fromBase41(text);
      if (bytes !== null) expect(toBase41(bytes)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a letter alone', '0'],
  ['more than two bytes hold', ':::'],
  ['more than one byte holds', '::'],
  ['a lower-case letter', '00a'],
  ['a space', '0 0'],
])('%s is refused', (_, text) => {
  expect(fromBase41(text)).toBeNull();
});
