import { scoreUnconditional } from '../../../src/engine/rules/unconditional';
import { plain, temple } from '../../support/build';

describe('tiles with nothing to fulfil', () => {
  it.each([
    ['a Sacred Stone is worth 1 CP', plain('red', { type: 'sacredStone', points: 1 }), 1],
    ['a Farm is worth nothing', plain('yellow', { type: 'farm' }), 0],
    ['Proselytism is worth nothing', plain('blue'), 0],
    ['Proselytism with CP printed scores them', plain('blue', { points: 2 }), 2],
    ['a Temple scores through its token, not by itself', temple(), 0],
    ['a Temple with CP printed scores them', temple({ points: 3 }), 3],
  ])('%s', (_, tile, points) => {
    expect(scoreUnconditional(tile)).toEqual({
      points,
      validated: true,
      reason: { code: 'unconditional' },
    });
  });
});
