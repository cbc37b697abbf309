import type { Patches } from './sampleCells';
import { SIDE } from './sampleCells';

const PARTS = 3;
const DARKNESS = 0.003;

/**
 * How unevenly a cell is lit, as a logarithm: the means of its nine parts, the second brightest to
 * the second darkest. Art is fine or flat; a mirrored lamp brightens one side of the whole tile.
 */
export function unevenness(patches: Patches): number {
  const sums = Array.from({ length: PARTS * PARTS }, () => ({ light: DARKNESS, count: 1e-9 }));
  for (let patch = 0; patch * 3 < patches.length; patch += 1) {
    const row = Math.floor((Math.floor(patch / SIDE) * PARTS) / SIDE);
    const col = Math.floor(((patch % SIDE) * PARTS) / SIDE);
    const part = sums[row * PARTS + col];
    if (part === undefined) continue;
    const red = patches[patch * 3] ?? 0;
    const green = patches[patch * 3 + 1] ?? 0;
    const blue = patches[patch * 3 + 2] ?? 0;
    part.light += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    part.count += 1;
  }
  const means = sums.map(({ light, count }) => light / count).sort((a, b) => a - b);
  return Math.log((means.at(-2) ?? 1) / (means[1] ?? 1));
}
