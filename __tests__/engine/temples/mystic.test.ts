import { highestMystic } from '../../../src/engine/temples/mystic';
import { at, plain, pyramid, temple, WILD } from '../../support/build';

describe('the highest mystic value', () => {
  const tiles = pyramid(
    [0, 0, temple({ mystic: 5 })],
    [0, 1, plain('white', { mystic: 9 })],
    [0, 2, temple({ mystic: 7 })],
    [0, 3, WILD],
  );

  it('is looked for on any white tile (EN, DE, RU)', () => {
    expect(highestMystic(tiles, 'white')).toEqual({ value: 9, cell: at(0, 1) });
  });

  it('is looked for on temple tiles only by the Polish rulebook', () => {
    expect(highestMystic(tiles, 'temple')).toEqual({ value: 7, cell: at(0, 2) });
  });

  it('is missing where no tile shows one', () => {
    expect(highestMystic(pyramid([0, 0, temple()]), 'white')).toBeNull();
  });
});
