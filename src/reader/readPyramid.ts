import { CELLS, mapCells } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import type { CellView } from './cellView';
import { confidenceIn, SURE } from './confidence';
import { unevenness } from './glare';
import { judge, lightUp } from './judge';
import type { Frame, Picture } from './picture';
import type { Samples } from './samples';
import { NO_SAMPLES } from './samples';
import type { Shown } from './shown';
import { SHOWN } from './shown';
import type { PictureProblem } from './viewPyramid';
import { viewPyramid } from './viewPyramid';

/** What a cell seems to show; where that is not sure, the two likeliest are worth offering. */
export interface CellReading {
  readonly shown: Shown;
  readonly second: Shown;
  /** How often such a reading is right, 0 to 1. */
  readonly confidence: number;
  readonly sure: boolean;
}

export type Reading =
  | { readonly ok: true; readonly cells: Pyramid<CellReading> }
  | { readonly ok: false; readonly code: PictureProblem };

/** Nothing is seen in the dark: a logarithm, a two-hundredth of white. */
const BLACK = -5;
const GUESS = 0.5;

function readCell(shares: readonly number[], cell: CellView): CellReading {
  const order = SHOWN.map((shown, look) => ({ shown, share: shares[look] ?? 0 }));
  order.sort((a, b) => b.share - a.share);
  const [first, second] = order as [(typeof order)[0], (typeof order)[0]];
  const confidence = confidenceIn(first.shown, first.share, unevenness(cell.patches));
  return { shown: first.shown, second: second.shown, confidence, sure: confidence >= SURE };
}

function unsure(reading: CellReading): CellReading {
  return { ...reading, confidence: Math.min(GUESS, reading.confidence), sure: false };
}

/** Pixels to the colours of a pyramid. */
export function readPyramid(
  picture: Picture,
  frame: Frame,
  samples: Samples = NO_SAMPLES,
): Reading {
  const viewed = viewPyramid(picture, frame);
  if (!viewed.ok) return viewed;
  const shares = judge(lightUp(viewed.cells, samples));
  const cells = mapCells((cell) => readCell(shares[cell], viewed.cells[cell]));
  // With one colour everywhere the light cannot be told from the tiles, and no box holds so many.
  const alike = CELLS.every((cell) => cells[cell].shown === cells[0].shown);
  return {
    ok: true,
    cells: mapCells((cell) =>
      alike || viewed.cells[cell].bright < BLACK ? unsure(cells[cell]) : cells[cell],
    ),
  };
}
