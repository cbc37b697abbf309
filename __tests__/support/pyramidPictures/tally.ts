import { CELLS } from '../../../src/engine/geometry';
import { wholePicture } from '../../../src/reader/picture';
import { readPyramid } from '../../../src/reader/readPyramid';
import type { Samples } from '../../../src/reader/samples';
import type { Shown } from '../../../src/reader/shown';
import type { Sitting } from './takePicture';
import { takePicture } from './takePicture';

/** What became of one cell of a picture. */
export interface Verdict {
  readonly sitting: Sitting;
  readonly shown: Shown;
  readonly right: boolean;
  readonly sure: boolean;
}

export function readSitting(sitting: Sitting, samples?: Samples): Verdict[] {
  const picture = takePicture(sitting);
  const reading = readPyramid(picture, wholePicture(picture), samples);
  if (!reading.ok) throw new Error(reading.code);
  return CELLS.map((cell) => ({
    sitting,
    shown: sitting.pyramid[cell],
    right: reading.cells[cell].shown === sitting.pyramid[cell],
    sure: reading.cells[cell].sure,
  }));
}

export interface Tally {
  readonly cells: number;
  /** Of all cells. */
  readonly sure: number;
  /** Of the sure ones. */
  readonly right: number;
  /** Of all cells. */
  readonly sureAndRight: number;
}

export function tally(verdicts: readonly Verdict[]): Tally {
  const sure = verdicts.filter((verdict) => verdict.sure);
  const right = sure.filter((verdict) => verdict.right);
  return {
    cells: verdicts.length,
    sure: sure.length / verdicts.length,
    right: right.length / sure.length,
    sureAndRight: right.length / verdicts.length,
  };
}
