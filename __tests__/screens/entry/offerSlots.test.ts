import type { BoxTile } from '../../../src/box/boxTile';
import { faceKey } from '../../../src/box/boxTile';
import { offerSlots, onTableSlots, orderOf } from '../../../src/screens/entry/offerSlots';
import { village } from '../../support/build';

const tile = (points: number): BoxTile => ({ face: village(points), uses: 1 });
const two = tile(2);
const three = tile(3);
const four = tile(4);
const order = orderOf({ free: [two, three], onTable: [] });

test('tiles are offered in the order of the box', () => {
  expect(order).toEqual([faceKey(two.face), faceKey(three.face)]);
});

test('a placed tile leaves its place empty, and the others where they lay', () => {
  const slots = offerSlots(order, { free: [three], onTable: [two] });
  expect(slots.map(({ face, taken }) => [face.points, taken])).toEqual([
    [2, true],
    [3, false],
  ]);
});

test('what came since stands at the end', () => {
  const slots = offerSlots(order, { free: [four, two, three], onTable: [] });
  expect(slots.map(({ face }) => face.points)).toEqual([2, 3, 4]);
});

test('a tile that the box forgot is offered no more', () => {
  expect(offerSlots(order, { free: [three], onTable: [] })).toHaveLength(1);
});

test('what lay on the table before is not among them unless asked for', () => {
  const offer = { free: [two, three], onTable: [four] };
  expect(offerSlots(order, offer)).toHaveLength(2);
  expect(onTableSlots(offer)).toEqual([{ key: faceKey(four.face), face: four.face, taken: false }]);
});
