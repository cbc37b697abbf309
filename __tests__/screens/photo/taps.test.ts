import { isDoubleTap, isTap } from '../../../src/screens/photo/taps';

const HERE = { x: 100, y: 100, at: 1000 };

test('a finger that comes and goes has tapped; one that drags or rests has not', () => {
  expect(isTap(HERE, { x: 104, y: 97, at: 1120 })).toBe(true);
  expect(isTap(HERE, { x: 130, y: 100, at: 1120 })).toBe(false);
  expect(isTap(HERE, { x: 100, y: 100, at: 1900 })).toBe(false);
});

test('two taps are one wish when they come soon and close', () => {
  expect(isDoubleTap(HERE, { x: 110, y: 105, at: 1200 })).toBe(true);
  expect(isDoubleTap(HERE, { x: 110, y: 105, at: 1800 })).toBe(false);
  expect(isDoubleTap(HERE, { x: 300, y: 105, at: 1200 })).toBe(false);
  expect(isDoubleTap(null, HERE)).toBe(false);
});
