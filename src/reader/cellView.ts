import { brightness } from './chroma';
import type { Patches } from './sampleCells';
import { PATCHES } from './sampleCells';

/** A cell as the reader looks at it: its patches, what each counts, and how bright it is. */
export interface CellView {
  readonly patches: Patches;
  /** They add up to 1. */
  readonly weights: Float32Array;
  readonly bright: number;
}

/** Ink is this much darker than the paper around it; from there on a patch counts less. */
const INK = 1.6;
const INK_FADE = 1.5;
const LEAST = 0.1;

/** Glyphs and outlines are drawn in dark ink on every colour, so they say little. */
export function viewCell(patches: Patches): CellView {
  const levels = Float32Array.from({ length: PATCHES }, (_, patch) =>
    brightness(patches[patch * 3] ?? 0, patches[patch * 3 + 1] ?? 0, patches[patch * 3 + 2] ?? 0),
  );
  const sorted = levels.slice().sort();
  const paper = sorted[Math.floor(PATCHES * 0.75)] ?? 0;
  const raw = levels.map((level) =>
    Math.min(1, Math.max(LEAST, 1 + (level - paper + INK) / INK_FADE)),
  );
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return {
    patches,
    weights: raw.map((weight) => weight / sum),
    bright: sorted[Math.floor(PATCHES * 0.6)] ?? 0,
  };
}
