import { CELLS, mapCells } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import { dominantChroma } from './dominant';
import { unevenness } from './glare';
import { bestLit, lightUp } from './judge';
import type { Frame, Picture } from './picture';
import type { Sample, Samples } from './samples';
import { levelAt } from './shading';
import type { Shown } from './shown';
import { SHOWN } from './shown';
import { viewPyramid } from './viewPyramid';

/** A lamp mirrored in a tile would be learned as its colour. */
const TOO_UNEVEN = 0.8;
const IMPOSSIBLE = -20;
const THOUSAND = 1000;

function rounded(value: number): number {
  return Math.round(value * THOUSAND) / THOUSAND;
}

/** What a person confirmed, and null where they did not: a sample for each cell that can be seen. */
export function takeSamples(
  picture: Picture,
  frame: Frame,
  confirmed: Pyramid<Shown | null>,
  samples: Samples,
): Samples {
  const viewed = viewPyramid(picture, frame);
  if (!viewed.ok) return [];
  const { cells } = viewed;
  const hint = mapCells((cell) =>
    SHOWN.map((shown) => (confirmed[cell] === null || confirmed[cell] === shown ? 0 : IMPOSSIBLE)),
  );
  const { lamp, plane } = bestLit(lightUp(cells, samples, hint));
  const levels = levelAt(plane);
  return CELLS.flatMap((cell): Sample[] => {
    const shown = confirmed[cell];
    if (shown === null || unevenness(cells[cell].patches) > TOO_UNEVEN) return [];
    const { x, y } = dominantChroma(cells[cell], lamp.gains);
    const bright = rounded(cells[cell].bright - levels[cell]);
    return [{ shown, x: rounded(x), y: rounded(y), bright }];
  });
}
