import { reducedSize } from '../../src/camera/reducedSize';

test.each([
  ['a phone’s picture', [4032, 3024], [1600, 1200]],
  ['one that is higher than wide', [3024, 4032], [1200, 1600]],
  ['one that is small enough', [1600, 900], [1600, 900]],
  ['a strip keeps a pixel', [16000, 4], [1600, 1]],
])('%s', (_, [width = 0, height = 0], [wide, high]) => {
  expect(reducedSize({ width, height })).toEqual({ width: wide, height: high });
});
