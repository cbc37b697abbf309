import { facesOn, isUnique } from '../../src/box/boxTile';
import { offerTiles } from '../../src/box/offer';
import { plain, pyramid, table, village, volcano } from '../support/build';

const box = [
  { face: village(2), uses: 1 },
  { face: village(5), uses: 3 },
  { face: plain('yellow', { type: 'farm' }), uses: 1 },
  { face: volcano(4), uses: 9 },
];
const points = (tiles: readonly { face: { points: number } }[]) =>
  tiles.map(({ face }) => face.points);

describe('what the palette offers', () => {
  it('are the tiles of the colour, those used most first', () => {
    const { free, onTable } = offerTiles(box, 'yellow', new Map());
    expect(points(free)).toEqual([5, 2, 0]);
    expect(onTable).toEqual([]);
  });

  it('keep tiles that look alike, such as farms, however many lie on the table', () => {
    const farm = plain('yellow', { type: 'farm' });
    const taken = facesOn(table([{ pyramid: pyramid([0, 0, farm]) }, {}]), isUnique);
    expect(points(offerTiles(box, 'yellow', taken).free)).toEqual([5, 2, 0]);
  });

  it('parts those that lie on the table already, under a token too', () => {
    const taken = facesOn(
      table([{ pyramid: pyramid([0, 0, village(5, { cancelled: true })]) }, {}]),
    );
    const { free, onTable } = offerTiles(box, 'yellow', taken);
    expect(points(free)).toEqual([2, 0]);
    expect(points(onTable)).toEqual([5]);
  });
});
