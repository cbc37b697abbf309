import { mapCells } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import type { CellView } from './cellView';
import { viewCell } from './cellView';
import type { Frame, Picture } from './picture';
import { sampleCells } from './sampleCells';

/** Narrower than this, a tile is a smear of twenty pixels. */
export const LEAST_WIDTH = 100;
const LEAST_HEIGHT = 40;

export type PictureProblem = 'bad-picture' | 'too-small';

export type Viewed =
  | { readonly ok: true; readonly cells: Pyramid<CellView> }
  | { readonly ok: false; readonly code: PictureProblem };

function problemOf({ pixels, width, height }: Picture, frame: Frame): PictureProblem | null {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return 'bad-picture';
  if (pixels.length !== width * height * 4) return 'bad-picture';
  const edges = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  if (!edges.every(Number.isFinite)) return 'bad-picture';
  if (frame.width < LEAST_WIDTH || frame.height < LEAST_HEIGHT) return 'too-small';
  return null;
}

/** The fourteen cells as the reader looks at them. */
export function viewPyramid(picture: Picture, frame: Frame): Viewed {
  const code = problemOf(picture, frame);
  if (code !== null) return { ok: false, code };
  const patches = sampleCells(picture, frame);
  return { ok: true, cells: mapCells((cell) => viewCell(patches[cell])) };
}
