import { add, linear, normalise, pool, relu, softmax } from '../../../src/reader/net/layers';

const of = (...numbers: number[]) => Float32Array.from(numbers);

test('a layer multiplies each row of its input by its matrix and adds its bias', () => {
  const layer = { weight: of(1, 2, 3, 4, 5, 6), bias: of(10, 20) };
  expect([...linear(layer, of(1, 0, 0, 1, 1, 1))]).toEqual([11, 24, 16, 35]);
});

test('relu keeps what is above zero', () => {
  expect([...relu(of(-2, 0, 3))]).toEqual([0, 0, 3]);
});

test('rows are added number by number', () => {
  expect([...add(of(1, 2), of(10, 20))]).toEqual([11, 22]);
});

test('a normalised row has the mean 0 and the spread 1, whatever its size was', () => {
  const plain = { weight: of(1, 1, 1), bias: of(0, 0, 0) };
  const [a = 0, b = 0, c = 0] = normalise(plain, of(100, 200, 300));
  expect(a).toBeCloseTo(-Math.sqrt(1.5), 4);
  expect(b).toBeCloseTo(0, 4);
  expect(c).toBeCloseTo(Math.sqrt(1.5), 4);
  const moved = { weight: of(2, 2, 2), bias: of(1, 1, 1) };
  expect(normalise(moved, of(100, 200, 300))[2]).toBeCloseTo(2 * Math.sqrt(1.5) + 1, 4);
});

test('shares add up to 1 and keep the odds, also of very large logarithms', () => {
  const shares = softmax(of(1000, 1000 + Math.log(3)));
  expect(shares[0]).toBeCloseTo(0.25, 4);
  expect(shares[1]).toBeCloseTo(0.75, 4);
});

test('a group is pooled to the mean and the highest of each column', () => {
  const pooled = pool(of(1, -8, 3, -4, 5, 0, 7, 2), 2, 2);
  expect([...pooled]).toEqual([2, -6, 3, -4, 6, 1, 7, 2]);
});
