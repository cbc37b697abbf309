import fc from 'fast-check';
import { applyEdit } from '../../src/engine/edit/applyEdit';
import { newTable } from '../../src/engine/edit/newTable';
import type { Tile } from '../../src/engine/tile';
import type { Box } from '../../src/box/boxTile';
import { faceKey, facesOn } from '../../src/box/boxTile';
import { learn } from '../../src/box/learn';
import { at, forest, table, pyramid, village, WILD } from '../support/build';
import { editArb } from '../support/edits';

const empty = newTable(['Ana', 'Bo']);
const withTiles = (...tiles: (readonly [number, number, Tile])[]) =>
  table([{ pyramid: pyramid(...tiles) }]);

describe('the box', () => {
  it('learns a tile that comes onto the table', () => {
    expect(learn([], empty, withTiles([0, 0, village(4)]))).toEqual([
      { face: village(4), uses: 1 },
    ]);
  });

  it('knows a tile by what is printed: a token on it makes no new tile', () => {
    const cancelled = withTiles([0, 0, village(4, { cancelled: true })]);
    expect(learn([], empty, cancelled)).toEqual([{ face: village(4), uses: 1 }]);
    const box = learn([], empty, cancelled);
    expect(learn(box, cancelled, withTiles([0, 0, village(4)]))).toBe(box);
  });

  it('does not learn a Wilderness, which could be any tile', () => {
    expect(learn([], empty, withTiles([0, 0, WILD]))).toEqual([]);
  });

  it('counts a tile once more on the next table', () => {
    const box = learn([], empty, withTiles([0, 0, village(4)]));
    expect(learn(box, empty, withTiles([1, 0, village(4)]))[0]?.uses).toBe(2);
  });

  it('keeps a tile that was cleared again, as one that nobody used', () => {
    const placed = withTiles([0, 0, village(4)]);
    expect(learn(learn([], empty, placed), placed, empty)).toEqual([{ face: village(4), uses: 0 }]);
  });

  it('tells forests apart by what they need, not by the order of colours', () => {
    expect(faceKey(forest(3, 2, 'red', 'blue'))).toBe(faceKey(forest(3, 2, 'blue', 'red')));
    expect(faceKey(forest(3, 2, 'red'))).not.toBe(faceKey(forest(3, 3, 'red')));
  });

  it('counts on one table what lies on it, whatever was done and in which order', () => {
    fc.assert(
      fc.property(fc.array(editArb, { maxLength: 60 }), (edits) => {
        let now = empty;
        let box: Box = [];
        for (const edit of edits) {
          const next = applyEdit(now, edit);
          box = learn(box, now, next);
          now = next;
        }
        const uses = new Map(box.map(({ face, uses: count }) => [faceKey(face), count]));
        for (const [key, count] of facesOn(now)) expect(uses.get(key)).toBe(count);
        for (const [key, count] of uses) expect(facesOn(now).get(key) ?? 0).toBe(count);
      }),
    );
  });

  it('swapping cells teaches nothing', () => {
    const placed = withTiles([0, 0, village(4)]);
    const box = learn([], empty, placed);
    const swapped = applyEdit(placed, { kind: 'swap', seat: 0, from: at(0, 0), to: at(0, 1) });
    expect(learn(box, placed, swapped)).toBe(box);
  });
});
