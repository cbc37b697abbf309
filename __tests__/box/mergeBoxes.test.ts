import fc from 'fast-check';
import type { Box } from '../../src/box/boxTile';
import { faceKey, faceOf } from '../../src/box/boxTile';
import { mergeBoxes } from '../../src/box/mergeBoxes';
import { regionArb } from '../support/arbitraries';
import { forest, village, volcano } from '../support/build';

const boxArb: fc.Arbitrary<Box> = fc.uniqueArray(
  fc.record({ face: regionArb.map((tile) => faceOf(tile) ?? tile), uses: fc.nat({ max: 9 }) }),
  { selector: ({ face }) => faceKey(face), maxLength: 6 },
);

test('a tile of both is there once, with the higher number of uses; new ones come after', () => {
  const own = [
    { face: village(3), uses: 5 },
    { face: volcano(4), uses: 1 },
  ];
  const other = [
    { face: forest(2, 2, 'red', 'blue'), uses: 2 },
    { face: forest(2, 2, 'blue', 'red'), uses: 7 },
    { face: volcano(4), uses: 3 },
    { face: village(3), uses: 2 },
  ];
  expect(mergeBoxes(own, other)).toEqual([
    { face: village(3), uses: 5 },
    { face: volcano(4), uses: 3 },
    { face: forest(2, 2, 'red', 'blue'), uses: 7 },
  ]);
});

test('merging again changes nothing, and says so by the same box', () => {
  fc.assert(
    fc.property(boxArb, boxArb, (own, other) => {
      const merged = mergeBoxes(own, other);
      expect(mergeBoxes(merged, other)).toBe(merged);
      expect(mergeBoxes(own, own)).toBe(own);
      const keys = merged.map(({ face }) => faceKey(face));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
