import { entryLayout } from '../../../src/screens/entry/entryLayout';
import { MIN_TARGET } from '../../../src/theme/spacing';

test.each([
  [320, 480],
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
])('at %d by %d cells are large enough for a thumb and fit the width', (width, height) => {
  const { cell, column, beside } = entryLayout(width, height);
  expect(cell).toBeGreaterThanOrEqual(MIN_TARGET);
  expect(5 * cell).toBeLessThanOrEqual(column);
  expect(column * (beside ? 2 : 1)).toBeLessThanOrEqual(width);
});

test('on a phone the pyramid fills the width', () => {
  const { cell, column } = entryLayout(390, 844);
  expect(column - 5 * cell).toBeLessThan(5);
});

test('the palette stands beside on a phone that lies on its side', () => {
  expect(entryLayout(844, 390).beside).toBe(true);
  expect(entryLayout(390, 844).beside).toBe(false);
});
