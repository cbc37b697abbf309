import type { CellView } from './cellView';
import type { Rgb } from './chroma';
import { chromaOf } from './chroma';
import type { ColorMap } from './colorMap';
import { indexAt } from './colorMap';

/** Patches of a tile hang together: a hundred of them say no more than these few would. */
const FIT_WORTH = 1.5;
const VOTE_WORTH = 1;
/** A colour without a vote is unlikely, not impossible. */
const FEW_VOTES = 0.03;

/** For each look, how much a cell's patches speak for it under a lamp, as a logarithm. */
export function evidenceFor(cell: CellView, map: ColorMap, lamp: Rgb): number[] {
  const { patches, weights } = cell;
  const fits = new Float64Array(map.looks);
  const votes = new Float64Array(map.looks);
  for (let patch = 0; patch < weights.length; patch += 1) {
    const weight = weights[patch] ?? 0;
    const red = patches[patch * 3] ?? 0;
    const green = patches[patch * 3 + 1] ?? 0;
    const blue = patches[patch * 3 + 2] ?? 0;
    const index = indexAt(map, chromaOf(red, green, blue, lamp));
    for (let look = 0; look < map.looks; look += 1) {
      fits[look] = (fits[look] ?? 0) + weight * (map.fits[index + look] ?? 0);
      votes[look] = (votes[look] ?? 0) + weight * (map.votes[index + look] ?? 0);
    }
  }
  return Array.from(fits, (fit, look) => {
    return FIT_WORTH * fit + VOTE_WORTH * Math.log((votes[look] ?? 0) + FEW_VOTES);
  });
}
