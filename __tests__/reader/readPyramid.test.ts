import { mapCells } from '../../src/engine/geometry';
import type { Picture } from '../../src/reader/picture';
import { wholePicture } from '../../src/reader/picture';
import type { CellReading } from '../../src/reader/readPyramid';
import { readPyramid } from '../../src/reader/readPyramid';
import type { Shown } from '../../src/reader/shown';
import { SHOWN } from '../../src/reader/shown';
import { FLAT } from '../support/pyramidPictures/art/flat';
import { chance } from '../support/pyramidPictures/chance';
import type { Shot } from '../support/pyramidPictures/shot';
import { IDEAL } from '../support/pyramidPictures/shot';
import { takePicture } from '../support/pyramidPictures/takePicture';

const COLORS_ONLY = mapCells((cell) => SHOWN[cell % 5] as Shown);

function plain(shot: Partial<Shot> = {}, width?: number, pyramid = COLORS_ONLY): Picture {
  return takePicture({ pyramid, style: FLAT, shot: { ...IDEAL, ...shot }, seed: 5 }, width);
}

function read(picture: Picture, frame = wholePicture(picture)): readonly CellReading[] {
  const reading = readPyramid(picture, frame);
  if (!reading.ok) throw new Error(reading.code);
  return reading.cells;
}

function painted(width: number, height: number, paint: (at: number) => number): Picture {
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : paint(at),
  );
  return { pixels, width, height };
}

/** The picture somewhere in a larger grey one. */
function within(inner: Picture, left: number, top: number): Picture {
  const outer = painted(inner.width + 150, inner.height + 120, () => 90);
  const pixels = outer.pixels.slice();
  for (let row = 0; row < inner.height; row += 1) {
    const line = inner.pixels.subarray(row * inner.width * 4, (row + 1) * inner.width * 4);
    pixels.set(line, ((row + top) * outer.width + left) * 4);
  }
  return { ...outer, pixels };
}

describe('reading a pyramid', () => {
  it.each<[string, Partial<Shot>]>([
    ['neutral light', {}],
    ['the light of a bulb', { kelvin: 2700, cast: 0.3 }],
    ['the light of a blue sky', { kelvin: 7500, cast: 1 }],
    ['a shadow over half the table', { shadow: 0.5 }],
    ['noise', { noise: 0.04 }],
    ['a picture out of focus', { blur: 0.06 }],
    ['a frame that is off by 8 % of a tile', { offset: 0.08 }],
    ['a camera that leans by 10 degrees', { tilt: 10 }],
  ])('is right and sure of plain tiles: %s', (_, shot) => {
    const cells = read(plain(shot));
    expect(cells.map(({ shown }) => shown)).toEqual([...COLORS_ONLY]);
    expect(cells.filter(({ sure }) => !sure)).toEqual([]);
  });

  it('is right of plain tiles where the camera leaves half of a bulb’s colour in', () => {
    const cells = read(plain({ kelvin: 2700, cast: 0.5 }));
    expect(cells.map(({ shown }) => shown)).toEqual([...COLORS_ONLY]);
    expect(cells.filter(({ sure }) => !sure).length).toBeLessThan(3);
  });

  it('tells the light where most tiles are of one colour', () => {
    const pyramid = mapCells((cell): Shown => (cell < 10 ? 'yellow' : 'white'));
    const cells = read(plain({ kelvin: 3200, cast: 0.4 }, undefined, pyramid));
    expect(cells.map(({ shown }) => shown)).toEqual([...pyramid]);
  });

  it.each([
    ['101 pixels wide', 101],
    ['a width that five does not divide', 333],
    ['large', 1500],
  ])('reads a frame of any size: %s', (_, width) => {
    expect(read(plain({}, width)).map(({ shown }) => shown)).toEqual([...COLORS_ONLY]);
  });

  it('looks at the frame and not at what is around it', () => {
    const inner = plain();
    const frame = { ...wholePicture(inner), x: 97, y: 41 };
    expect(read(within(inner, 97, 41), frame)).toEqual(read(inner));
  });

  it.each<[string, (at: number) => number]>([
    ['black', () => 0],
    ['white', () => 255],
    ['all of one red', (at) => [190, 40, 35][at % 4] ?? 255],
  ])('is sure of nothing in a picture that is %s', (_, paint) => {
    expect(read(painted(250, 200, paint)).filter(({ sure }) => sure)).toEqual([]);
  });

  it('is sure of nothing in noise', () => {
    const by = chance(8);
    const cells = read(painted(250, 200, () => by.between(0, 255)));
    expect(cells.filter(({ sure }) => sure)).toEqual([]);
  });

  it('names two different colours for each cell, and a confidence between 0 and 1', () => {
    for (const { shown, second, confidence } of read(plain({ noise: 0.04, glare: 1 }))) {
      expect(second).not.toBe(shown);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('refuses what is too small, and pixels that do not fill the picture', () => {
    const small = plain({}, 99);
    expect(readPyramid(small, wholePicture(small))).toEqual({ ok: false, code: 'too-small' });
    const large = plain();
    const part = { x: 0, y: 0, width: 60, height: 48 };
    expect(readPyramid(large, part)).toEqual({ ok: false, code: 'too-small' });
    const torn = { ...large, pixels: large.pixels.subarray(4) };
    expect(readPyramid(torn, wholePicture(torn))).toEqual({ ok: false, code: 'bad-picture' });
    const nowhere = { ...wholePicture(large), x: NaN };
    expect(readPyramid(large, nowhere)).toEqual({ ok: false, code: 'bad-picture' });
  });
});
