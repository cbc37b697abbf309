import { mapCells } from '../../src/engine/geometry';
import { wholePicture } from '../../src/reader/picture';
import type { Sample } from '../../src/reader/samples';
import { addSamples, MOST_SAMPLES, NO_SAMPLES } from '../../src/reader/samples';
import { SHOWN } from '../../src/reader/shown';
import { takeSamples } from '../../src/reader/takeSamples';
import { MOSAIC } from '../support/pyramidPictures/art/mosaic';
import { oddSittings, threeConfirmed } from '../support/pyramidPictures/learning';
import { anyPyramid } from '../support/pyramidPictures/sets';
import { IDEAL } from '../support/pyramidPictures/shot';
import { readSitting, tally } from '../support/pyramidPictures/tally';
import { takePicture } from '../support/pyramidPictures/takePicture';

const PYRAMID = anyPyramid(12);
const PICTURE = takePicture({ pyramid: PYRAMID, style: MOSAIC, shot: IDEAL, seed: 2 });
const FRAME = wholePicture(PICTURE);

const sample = (shown: Sample['shown'], bright: number): Sample => ({ shown, x: 0, y: 0, bright });

describe('samples of the owner’s box', () => {
  it('are taken of each confirmed cell, and of no other', () => {
    const all = takeSamples(PICTURE, FRAME, PYRAMID, NO_SAMPLES);
    expect(all.map(({ shown }) => shown)).toEqual([...PYRAMID]);
    const three = mapCells((cell) => (cell < 3 ? PYRAMID[cell] : null));
    const some = takeSamples(PICTURE, FRAME, three, NO_SAMPLES);
    expect(some.map(({ shown }) => shown)).toEqual(PYRAMID.slice(0, 3));
  });

  it('are not taken of a picture that cannot be read', () => {
    const part = { x: 0, y: 0, width: 50, height: 40 };
    expect(takeSamples(PICTURE, part, PYRAMID, NO_SAMPLES)).toEqual([]);
  });

  it('are plain JSON: a name and three numbers', () => {
    const all = takeSamples(PICTURE, FRAME, PYRAMID, NO_SAMPLES);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    expect(JSON.stringify(all[0]).length).toBeLessThan(70);
    for (const one of all) {
      expect(Object.keys(one).sort()).toEqual(['bright', 'shown', 'x', 'y']);
      expect([one.x, one.y, one.bright].every(Number.isFinite)).toBe(true);
    }
  });

  it('are kept up to a number of each colour, the oldest going first', () => {
    const many = Array.from({ length: 60 }, (_, at) => sample(at % 2 === 0 ? 'red' : 'blue', at));
    const kept = addSamples([sample('white', -1)], many);
    const count = (shown: Sample['shown']) => kept.filter((one) => one.shown === shown).length;
    expect(SHOWN.map(count)).toEqual([MOST_SAMPLES, MOST_SAMPLES, 0, 0, 1, 0]);
    expect(kept.slice(0, 3).map(({ bright }) => bright)).toEqual([-1, 12, 13]);
    expect(kept.at(-1)).toEqual(sample('blue', 59));
  });

  it('make more cells sure and right in a box of odd hues', () => {
    const samples = threeConfirmed();
    const pictures = oddSittings(25);
    const before = tally(pictures.flatMap((one) => readSitting(one)));
    const after = tally(pictures.flatMap((one) => readSitting(one, samples)));
    expect(after.sureAndRight).toBeGreaterThan(before.sureAndRight + 0.1);
    expect(after.right).toBeGreaterThan(before.right);
    expect(after.right).toBeGreaterThan(0.985);
  }, 120_000);
});
