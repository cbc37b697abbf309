import { cellAt, mapCells, POSITIONS, ROW_LENGTHS } from '../../src/engine/geometry';
import type { Picture } from '../../src/reader/picture';
import { wholePicture } from '../../src/reader/picture';
import { beginReading, readPyramid } from '../../src/reader/readPyramid';
import { NO_SAMPLES } from '../../src/reader/samples';
import { tuningSet } from '../support/pyramidPictures/sets';
import { takePicture } from '../support/pyramidPictures/takePicture';

function mirrored({ pixels, width, height }: Picture): Picture {
  const turned = Uint8ClampedArray.from(pixels, (_, at) => {
    const [pixel, channel] = [Math.floor(at / 4), at % 4];
    const col = width - 1 - (pixel % width);
    return pixels[(Math.floor(pixel / width) * width + col) * 4 + channel] ?? 0;
  });
  return { pixels: turned, width, height };
}

const mirrorCell = mapCells((cell) => {
  const { row, col } = POSITIONS[cell];
  return cellAt(row, (ROW_LENGTHS[row] ?? 0) - 1 - col) ?? cell;
});

function read(picture: Picture) {
  const reading = readPyramid(picture, wholePicture(picture));
  if (!reading.ok) throw new Error(reading.code);
  return reading.cells;
}

const PICTURES = tuningSet(10).map((sitting) => takePicture(sitting));

test('a mirrored picture reads as the mirrored pyramid', () => {
  for (const picture of PICTURES) {
    const cells = read(picture);
    const turned = read(mirrored(picture));
    mapCells((cell) => {
      const [here, there] = [cells[cell], turned[mirrorCell[cell]]];
      // An even tile is looked at between other pixels than before.
      if (here.sure || there.sure) expect(there.shown).toBe(here.shown);
    });
  }
});

test('a reading step by step is the one at once', () => {
  const picture = PICTURES[0] as Picture;
  const work = beginReading(picture, wholePicture(picture), NO_SAMPLES);
  if (!work.ok) throw new Error(work.code);
  for (let step = 0; step < work.steps; step += 1) work.step(step);
  expect(work.end()).toEqual(readPyramid(picture, wholePicture(picture)));
});
