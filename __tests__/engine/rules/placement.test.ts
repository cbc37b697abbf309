import { misplacedCells } from '../../../src/engine/rules/placement';
import { at, plain, pyramid, WILD } from '../../support/build';

describe('placement rule 3', () => {
  it.each([
    ['the left tile below has the colour', [plain('red'), plain('blue')], plain('red')],
    ['the right tile below has the colour', [plain('blue'), plain('red')], plain('red')],
    ['a Wilderness lies below', [WILD, plain('blue')], plain('red')],
    ['a Wilderness stands on anything', [plain('green'), plain('blue')], WILD],
  ] as const)('holds when %s', (_, [left, right], tile) => {
    expect(misplacedCells(pyramid([0, 0, left], [0, 1, right], [1, 0, tile]))).toEqual([]);
  });

  it('is broken when neither tile below has the colour', () => {
    const tiles = pyramid([0, 0, plain('green')], [0, 1, plain('blue')], [1, 0, plain('red')]);
    expect(misplacedCells(tiles)).toEqual([at(1, 0)]);
  });

  it('says nothing while a tile below is unknown', () => {
    expect(misplacedCells(pyramid([0, 0, plain('green')], [1, 0, plain('red')]))).toEqual([]);
  });

  it('lets the base be of any colour', () => {
    expect(misplacedCells(pyramid([0, 0, plain('green')], [0, 1, plain('red')]))).toEqual([]);
  });

  it('looks at each row up to the top', () => {
    const tiles = pyramid([2, 0, plain('green')], [2, 1, plain('blue')], [3, 0, plain('red')]);
    expect(misplacedCells(tiles)).toEqual([at(3, 0)]);
  });
});
