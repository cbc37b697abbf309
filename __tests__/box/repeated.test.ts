import { repeatedFaces } from '../../src/box/repeated';
import { fullOf, plain, pyramid, table, village, WILD } from '../support/build';

test('a face on two pyramids is told with both seats', () => {
  const shared = table([
    { pyramid: pyramid([0, 0, village(4)]) },
    { pyramid: pyramid([0, 0, village(3)]) },
    { pyramid: pyramid([1, 0, village(4, { cancelled: true })]) },
  ]);
  expect(repeatedFaces(shared)).toEqual([{ face: village(4), seats: [0, 2] }]);
});

test('a face twice on one pyramid is told with its seat once', () => {
  const own = table([{ pyramid: pyramid([0, 0, village(4)], [0, 1, village(4)]) }]);
  expect(repeatedFaces(own)).toEqual([{ face: village(4), seats: [0] }]);
});

test('tiles that look alike because the app does not ask what they give are no sign of a slip', () => {
  expect(repeatedFaces(table([{ pyramid: fullOf(plain('red')) }]))).toEqual([]);
  expect(repeatedFaces(table([{ pyramid: fullOf(WILD) }]))).toEqual([]);
});
