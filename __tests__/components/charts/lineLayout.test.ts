import { LINE_MARGIN, lineLayout } from '../../../src/components/charts/lineLayout';

const [WIDTH, HEIGHT] = [200, 100];

test('dots go evenly from edge to edge, the lowest at the bottom', () => {
  expect(lineLayout([10, 30, 20], WIDTH, HEIGHT)).toEqual([
    { x: LINE_MARGIN, y: HEIGHT - LINE_MARGIN },
    { x: WIDTH / 2, y: LINE_MARGIN },
    { x: WIDTH - LINE_MARGIN, y: HEIGHT / 2 },
  ]);
});

test('one dot is in the middle', () => {
  expect(lineLayout([7], WIDTH, HEIGHT)).toEqual([{ x: WIDTH / 2, y: HEIGHT / 2 }]);
});

test('equal values make a level line', () => {
  expect(lineLayout([7, 7], WIDTH, HEIGHT).map(({ y }) => y)).toEqual([HEIGHT / 2, HEIGHT / 2]);
});
