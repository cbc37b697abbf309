import { CELLS } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import type { CellView } from './cellView';
import { brightness, chromaOf } from './chroma';
import { unevenness } from './glare';
import type { Lit } from './judge';
import { bestLit, judge } from './judge';
import { PATCHES } from './sampleCells';
import type { Samples } from './samples';
import { levelAt } from './shading';
import { SHOWN } from './shown';

/** Numbers of a patch: two of its colour, freed of the lamp's, and its light against the table's. */
export const PATCH_NUMBERS = 3;
/** Numbers of a cell beside its patches: what the light says it is, how it is lit, and the lamp. */
export const CELL_NUMBERS = SHOWN.length + 3;
/** Numbers of a look that was learned: where it lies, and how often it was seen. */
export const LOOK_NUMBERS = 4;

/** All that the network is told of a picture, in numbers around 0. */
export interface Description {
  /** Cell by cell, patch by patch. */
  readonly patches: Float32Array;
  readonly cells: Float32Array;
  /** In the order of SHOWN; zeros where nothing was learned. */
  readonly looks: Float32Array;
}

const COLOR_SCALE = 5;
const FAR = 3;
const LEAST_SHARE = 1e-4;

function clamp(value: number): number {
  return Math.min(FAR, Math.max(-FAR, value));
}

function describePatches(cells: Pyramid<CellView>, { lamp, plane }: Lit): Float32Array {
  const levels = levelAt(plane);
  const numbers: number[] = [];
  for (const cell of CELLS) {
    const { patches } = cells[cell];
    for (let patch = 0; patch < PATCHES; patch += 1) {
      const red = patches[patch * 3] ?? 0;
      const green = patches[patch * 3 + 1] ?? 0;
      const blue = patches[patch * 3 + 2] ?? 0;
      const { x, y } = chromaOf(red, green, blue, lamp.gains);
      const light = brightness(red, green, blue) - levels[cell];
      numbers.push(clamp(x * COLOR_SCALE), clamp(y * COLOR_SCALE), clamp(light + 1));
    }
  }
  return Float32Array.from(numbers);
}

function describeLooks(samples: Samples): Float32Array {
  const numbers = SHOWN.flatMap((shown) => {
    const seen = samples.filter((one) => one.shown === shown);
    const mean = (of: (sample: Samples[number]) => number) =>
      seen.length === 0 ? 0 : seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
    return [
      mean(({ x }) => x) * COLOR_SCALE,
      mean(({ y }) => y) * COLOR_SCALE,
      mean(({ bright }) => bright),
      Math.log(1 + seen.length),
    ];
  });
  return Float32Array.from(numbers);
}

export function describe(
  cells: Pyramid<CellView>,
  lit: readonly Lit[],
  samples: Samples,
): Description {
  const best = bestLit(lit);
  const shares = judge(lit);
  const [red, , blue] = best.lamp.gains;
  return {
    patches: describePatches(cells, best),
    cells: Float32Array.from(
      CELLS.flatMap((cell) => [
        ...shares[cell].map((share) => Math.log(Math.max(LEAST_SHARE, share)) / FAR + 1),
        clamp(unevenness(cells[cell].patches)),
        Math.log(red),
        Math.log(blue),
      ]),
    ),
    looks: describeLooks(samples),
  };
}
