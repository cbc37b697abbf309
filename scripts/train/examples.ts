/** `examples.ts FILE FROM TO`: what train.py learns from, of boxes with these seeds. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { CELLS } from '../../src/engine/geometry';
import { describe } from '../../src/reader/describe';
import { lightUp } from '../../src/reader/judge';
import type { Picture } from '../../src/reader/picture';
import { wholePicture } from '../../src/reader/picture';
import type { Samples } from '../../src/reader/samples';
import { addSamples, NO_SAMPLES } from '../../src/reader/samples';
import { SHOWN } from '../../src/reader/shown';
import { takeSamples } from '../../src/reader/takeSamples';
import { viewPyramid } from '../../src/reader/viewPyramid';
import { anyBox } from '../../__tests__/support/pyramidPictures/anyBox';
import { noPyramid } from '../../__tests__/support/pyramidPictures/noPyramid';
import { sitting } from '../../__tests__/support/pyramidPictures/sets';
import { takePicture } from '../../__tests__/support/pyramidPictures/takePicture';

/** Half of the boxes are seen once, the others as by an owner who confirms each reading. */
const PICTURES = [1, 4];
/** Every so often there is nothing to be seen: whoever is sure of noise is too sure. */
const NOTHING_EVERY = 25;
const NOTHING = -1;
/** Enough for what the reader looks at, and drawn in half the time. */
const WIDTH = 224;

const [file, from, to] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: examples.ts FILE FROM TO');
const out = openSync(file, 'w');

/** 32-bit numbers, one picture after the other. */
function write(picture: Picture, samples: Samples, labels: readonly number[]): void {
  const viewed = viewPyramid(picture, wholePicture(picture));
  if (!viewed.ok) throw new Error(viewed.code);
  const told = describe(viewed.cells, lightUp(viewed.cells, samples), samples);
  for (const part of [Float32Array.from(labels), told.cells, told.looks, told.patches]) {
    writeSync(out, new Uint8Array(part.buffer));
  }
}

function writeBox(seed: number, pictures: number): void {
  const box = anyBox(seed);
  let samples: Samples = NO_SAMPLES;
  for (let round = 1; round <= pictures; round += 1) {
    const one = sitting(box, seed * 8 + round);
    const picture = takePicture(one, WIDTH);
    const labels = CELLS.map((cell) => SHOWN.indexOf(one.pyramid[cell]));
    write(picture, samples, labels);
    if (round === pictures) return;
    const fresh = takeSamples(picture, wholePicture(picture), one.pyramid, samples);
    samples = addSamples(samples, fresh);
  }
}

for (let seed = Number(from); seed < Number(to); seed += 1) {
  if (seed % NOTHING_EVERY === 0) {
    const labels = CELLS.map(() => NOTHING);
    write(noPyramid(seed), NO_SAMPLES, labels);
  } else writeBox(seed, PICTURES[seed % PICTURES.length] ?? 1);
}
closeSync(out);
