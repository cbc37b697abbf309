import { CELLS, mapCells } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import { describe } from './describe';
import { litBy, looksFrom, type Lit } from './judge';
import { LAMPS } from './lamps';
import { network } from './net/network';
import { recognise } from './net/recognise';
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

/** A reading in steps, to be taken in order: a phone may need a moment for all of them. */
export interface Work {
  readonly ok: true;
  readonly steps: number;
  readonly step: (index: number) => void;
  readonly end: () => Reading;
}

/** From here on a cell is called sure: 1 in 1,000 of these is wrong on the tuning set, in new art 1 in 250. */
const SURE = 0.975;
/** Nothing is seen in the dark: a logarithm, a two-hundredth of white. */
const BLACK = -5;
const GUESS = 0.5;

function readCell(shares: Float32Array): CellReading {
  const order = SHOWN.map((shown, look) => ({ shown, share: shares[look] ?? 0 }));
  order.sort((a, b) => b.share - a.share);
  const [first, second] = order as [(typeof order)[0], (typeof order)[0]];
  const { shown, share: confidence } = first;
  return { shown, second: second.shown, confidence, sure: confidence >= SURE };
}

function unsure(reading: CellReading): CellReading {
  return { ...reading, confidence: Math.min(GUESS, reading.confidence), sure: false };
}

/** Pixels to the colours of a pyramid: first the light is found, then the tiles are looked at. */
export function beginReading(
  picture: Picture,
  frame: Frame,
  samples: Samples,
): Work | (Reading & { readonly ok: false }) {
  const viewed = viewPyramid(picture, frame);
  if (!viewed.ok) return viewed;
  const light = litBy(viewed.cells, samples);
  const lit: Lit[] = [];
  const end = (): Reading => {
    const shares = recognise(describe(viewed.cells, lit, samples));
    const cells = mapCells((cell) => readCell(shares[cell]));
    // With one colour everywhere the light cannot be told from the tiles, and no box holds so many.
    const alike = CELLS.every((cell) => cells[cell].shown === cells[0].shown);
    const isDark = (cell: (typeof CELLS)[number]) => viewed.cells[cell].bright < BLACK;
    return {
      ok: true,
      cells: mapCells((cell) => (alike || isDark(cell) ? unsure(cells[cell]) : cells[cell])),
    };
  };
  const step = (index: number) => {
    const lamp = LAMPS[index];
    if (lamp !== undefined) lit.push(light(lamp));
  };
  return { ok: true, steps: LAMPS.length, step, end };
}

/** What every reading needs, made ready while somebody is still aiming. */
export function prepareReading(samples: Samples): void {
  looksFrom(samples);
  network();
}

/** All of it at once. */
export function readPyramid(
  picture: Picture,
  frame: Frame,
  samples: Samples = NO_SAMPLES,
): Reading {
  const work = beginReading(picture, frame, samples);
  if (!work.ok) return work;
  for (let index = 0; index < work.steps; index += 1) work.step(index);
  return work.end();
}
