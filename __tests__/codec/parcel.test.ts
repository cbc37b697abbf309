import fc from 'fast-check';
import type { Parcel } from '../../src/codec/parcel';
import { decodeParcel, encodeParcel, senderOf } from '../../src/codec/parcel';
import { makeParcelText, readParcelText } from '../../src/codec/parcelText';
import { seal } from '../../src/codec/seal';
import { playerArb, regionArb, draftTableArb } from '../support/arbitraries';
import { player, table } from '../support/build';
import { DAMAGES, pick } from './damages';
import { dice } from './dice';
import { sameBytes } from './there';

const idArb = fc.stringMatching(/^[0-9a-z]{14}$/);
const parcelArb: fc.Arbitrary<Parcel> = fc.oneof(
  fc.record({
    kind: fc.constant('pyramid' as const),
    from: fc.nat(0xffffffff),
    player: playerArb,
  }),
  fc.record({
    kind: fc.constant('table' as const),
    id: idArb,
    table: draftTableArb,
    location: fc.string({ maxLength: 20 }),
  }),
  fc.record({
    kind: fc.constant('box' as const),
    faces: fc.array(regionArb, { maxLength: 70 }),
  }),
);

test('a pyramid, a table and a box come back from their text, also out of a chat', () => {
  fc.assert(
    fc.property(parcelArb, (parcel) => {
      const text = makeParcelText(parcel);
      expect(readParcelText(text)).toEqual({ ok: true, parcel });
      const broken = ` ${text.slice(0, 20)}\n${text.slice(20).toLowerCase()}\t`;
      expect(readParcelText(broken)).toEqual({ ok: true, parcel });
    }),
  );
});

test('two devices are told apart, and one is known again', () => {
  expect(senderOf('mf3k2j9aab12cd')).toBe(senderOf('mf3k2j9aab12cd'));
  expect(senderOf('mf3k2j9aab12cd')).not.toBe(senderOf('mf3k2j9aab12ce'));
});

test.each([
  ['an address', 'https://example.org/'],
  ['nothing', ''],
  ['a word', 'ORBIS'],
])('%s is another app’s', (_, text) => {
  expect(readParcelText(text)).toEqual({ ok: false, why: 'other-app' });
});

test('a code that was cut short is damaged', () => {
  const text = makeParcelText({ kind: 'pyramid', from: 1, player: player() });
  for (let length = 'ORBIS:'.length; length < text.length; length += 1) {
    expect(readParcelText(text.slice(0, length))).toEqual({ ok: false, why: 'damaged' });
  }
});

test('a newer version, and a kind that only a newer app knows, are told from damage', () => {
  for (const [mark, version] of [
    [3, 2],
    [4, 9],
    [200, 1],
  ] as const) {
    const bytes = seal(mark, version, (writer) => writer.write(77, 8));
    expect(decodeParcel(bytes)).toEqual({ ok: false, why: 'newer-version' });
  }
});

test.each([
  ['a name of blanks', { kind: 'pyramid', from: 1, player: player({ name: '  ' }) }],
  ['a name too long', { kind: 'pyramid', from: 1, player: player({ name: 'x'.repeat(31) }) }],
  ['a key of its own', { kind: 'table', id: '../settings', table: table([{}]), location: '' }],
] satisfies [string, Parcel][])('%s, well sealed, is refused', (_, parcel) => {
  expect(decodeParcel(encodeParcel(parcel))).toEqual({ ok: false, why: 'damaged' });
});

test('100,000 damaged codes: never a throw, and a parcel only where the bytes are the same', () => {
  const encoded = fc.sample(parcelArb, { numRuns: 300, seed: 5 }).map(encodeParcel);
  const roll = dice(5);
  let refused = 0;
  for (let run = 0; run < 100_000; run += 1) {
    const bytes = pick(encoded, roll);
    const other = pick(encoded, roll);
    const damaged = pick(DAMAGES, roll)(bytes, other, roll);
    if (!decodeParcel(damaged).ok) refused += 1;
    else if (!sameBytes(damaged, bytes) && !sameBytes(damaged, other))
      throw new Error(`run ${run}`);
  }
  expect(refused).toBeGreaterThan(98_000);
});
