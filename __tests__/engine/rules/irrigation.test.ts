import { scoreIrrigation } from '../../../src/engine/rules/irrigation';
import { at, irrigation, plain, pyramid, WILD } from '../../support/build';

const needsGreen = irrigation(6, 'green');

describe('Irrigation', () => {
  it.each([
    ['left', 1],
    ['right', 2],
  ])('scores when the tile below to the %s shows its colour', (_, col) => {
    const tiles = pyramid([1, 1, needsGreen], [0, col, plain('green')]);
    expect(scoreIrrigation(needsGreen, at(1, 1), tiles)).toEqual({
      points: 6,
      validated: true,
      reason: { code: 'irrigated', by: [at(0, col)] },
    });
  });

  it('names both tiles when both show it', () => {
    const tiles = pyramid([3, 1, needsGreen], [2, 1, plain('green')], [2, 2, WILD]);
    expect(scoreIrrigation(needsGreen, at(3, 1), tiles).reason).toEqual({
      code: 'irrigated',
      by: [at(2, 1), at(2, 2)],
    });
  });

  it('"A Wilderness tile can be validly used for placing a blue tile AND to validate its effect"', () => {
    const tiles = pyramid([1, 0, needsGreen], [0, 0, WILD], [0, 1, plain('red')]);
    expect(scoreIrrigation(needsGreen, at(1, 0), tiles).points).toBe(6);
  });

  it('is never validated on the base row', () => {
    const tiles = pyramid([0, 2, needsGreen], [0, 1, plain('green')], [1, 2, plain('green')]);
    expect(scoreIrrigation(needsGreen, at(0, 2), tiles)).toEqual({
      points: 0,
      validated: false,
      reason: { code: 'irrigation-on-base' },
    });
  });

  it.each([
    ['beside it', 1, 2],
    ['above it', 2, 0],
    ['below its neighbour', 0, 0],
  ])('does not look %s', (_, row, col) => {
    const tiles = pyramid([1, 1, needsGreen], [row, col, plain('green')]);
    expect(scoreIrrigation(needsGreen, at(1, 1), tiles)).toEqual({
      points: 0,
      validated: false,
      reason: { code: 'dry' },
    });
  });
});
