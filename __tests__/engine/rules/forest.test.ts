import { scoreForest } from '../../../src/engine/rules/forest';
import { at, forest, irrigation, plain, pyramid, village, WILD } from '../../support/build';

const needsThree = forest(5, 3, 'green', 'blue');

describe('Forest', () => {
  it('scores with exactly the number of neighbours asked for, and names them', () => {
    const tiles = pyramid(
      [0, 2, needsThree],
      [0, 1, plain('green')],
      [0, 3, plain('blue')],
      [1, 1, plain('green')],
      [1, 2, plain('red')],
    );
    expect(scoreForest(needsThree, at(0, 2), tiles)).toEqual({
      points: 5,
      validated: true,
      reason: { code: 'forest', needed: 3, counted: [at(0, 1), at(0, 3), at(1, 1)] },
    });
  });

  it('scores nothing with one too few, and names those it has', () => {
    const tiles = pyramid([0, 2, needsThree], [0, 1, plain('green')], [1, 1, plain('blue')]);
    expect(scoreForest(needsThree, at(0, 2), tiles)).toEqual({
      points: 0,
      validated: false,
      reason: { code: 'forest', needed: 3, counted: [at(0, 1), at(1, 1)] },
    });
  });

  it('counts all six neighbours of an inner tile', () => {
    const six = forest(9, 6, 'red');
    const around = [
      [1, 0],
      [1, 2],
      [0, 1],
      [0, 2],
      [2, 0],
      [2, 1],
    ] as const;
    const tiles = pyramid(
      [1, 1, six],
      ...around.map(([row, col]) => [row, col, plain('red')] as const),
    );
    expect(scoreForest(six, at(1, 1), tiles).points).toBe(9);
  });

  it('counts a Wilderness as every colour', () => {
    const one = forest(2, 1, 'white');
    expect(scoreForest(one, at(0, 0), pyramid([0, 0, one], [1, 0, WILD])).validated).toBe(true);
  });

  it('counts neighbours whose own condition fails: only their colour is asked for', () => {
    const one = forest(2, 2, 'yellow', 'blue');
    const tiles = pyramid(
      [0, 0, one],
      [0, 1, village(3, { cancelled: true })],
      [1, 0, irrigation(4, 'red')],
    );
    expect(scoreForest(one, at(0, 0), tiles).points).toBe(2);
  });

  it.each([
    ['a tile two to the right', 0, 2],
    ['the tile above the right neighbour', 1, 1],
    ['the tile two rows up', 2, 0],
  ])('does not count %s of the base corner', (_, row, col) => {
    const one = forest(2, 1, 'red');
    expect(
      scoreForest(one, at(0, 0), pyramid([0, 0, one], [row, col, plain('red')])).validated,
    ).toBe(false);
  });

  it('does not count itself, nor an empty cell', () => {
    const own = forest(2, 1, 'green');
    expect(scoreForest(own, at(1, 1), pyramid([1, 1, own])).validated).toBe(false);
  });

  it('counts a neighbour once, however many colours it is asked for', () => {
    const any = forest(2, 2, 'red', 'blue', 'green', 'yellow', 'white');
    expect(scoreForest(any, at(0, 0), pyramid([0, 0, any], [0, 1, WILD])).validated).toBe(false);
  });
});
