import type { Box } from '../../src/box/boxTile';
import { faceKey } from '../../src/box/boxTile';
import { learn } from '../../src/box/learn';
import { correctTile, putTile, removeTile } from '../../src/box/mend';
import { boxSections } from '../../src/box/sections';
import { newTable } from '../../src/engine/edit/newTable';
import { forest, plain, pyramid, table, village, volcano } from '../support/build';

const BOX: Box = [
  { face: village(4), uses: 3 },
  { face: volcano(5), uses: 1 },
  { face: village(2), uses: 0 },
];

test('a corrected tile keeps its place and its uses', () => {
  const mended = correctTile(BOX, faceKey(volcano(5)), volcano(6));
  expect(mended).toEqual([BOX[0], { face: volcano(6), uses: 1 }, BOX[2]]);
});

test('a tile corrected into one the box knows becomes one with it', () => {
  expect(correctTile(BOX, faceKey(village(4)), village(2))).toEqual([
    BOX[1],
    { face: village(2), uses: 3 },
  ]);
});

test('a correction that changes nothing, or of a tile that is gone, leaves the box as it is', () => {
  expect(correctTile(BOX, faceKey(village(4)), village(4))).toBe(BOX);
  expect(correctTile(BOX, faceKey(village(9)), village(4))).toBe(BOX);
});

test('a removed tile can be put back where it was', () => {
  const without = removeTile(BOX, faceKey(volcano(5)));
  expect(without).toEqual([BOX[0], BOX[2]]);
  expect(putTile(without, { face: volcano(5), uses: 1 }, 1)).toEqual(BOX);
});

test('a removed tile stays away when its table goes on without touching it', () => {
  const before = table([{ pyramid: pyramid([0, 0, village(4)]) }]);
  const after = table([{ pyramid: pyramid([0, 0, village(4)], [0, 1, volcano(5)]) }]);
  const box = removeTile(learn([], newTable(['Ana']), before), faceKey(village(4)));
  expect(learn(box, before, after)).toEqual([{ face: volcano(5), uses: 1 }]);
});

test('the box is laid out by colour, then effect, then points, whatever was used most', () => {
  const box: Box = [
    ...BOX,
    { face: forest(3, 2, 'red'), uses: 9 },
    { face: plain('red'), uses: 9 },
  ];
  expect(
    boxSections(box).map(({ color, tiles }) => [color, tiles.map(({ face }) => face)]),
  ).toEqual([
    ['red', [volcano(5), plain('red')]],
    ['green', [forest(3, 2, 'red')]],
    ['yellow', [village(2), village(4)]],
  ]);
});
