import type { Chroma } from './chroma';
import type { Shown } from './shown';
import { SHOWN } from './shown';

/**
 * What a tile of the owner's box was seen to look like, after white balance: its place on the plane
 * of colours, and its brightness against the table's light. Three numbers and a name: plain JSON.
 */
export interface Sample extends Chroma {
  readonly shown: Shown;
  readonly bright: number;
}

/** Oldest first. */
export type Samples = readonly Sample[];

export const NO_SAMPLES: Samples = [];

/** Of each colour; light and lens change, so the latest are the best. */
export const MOST_SAMPLES = 24;

export function addSamples(kept: Samples, fresh: Samples): Samples {
  const all = [...kept, ...fresh];
  const latest = new Set(
    SHOWN.flatMap((shown) => all.filter((one) => one.shown === shown).slice(-MOST_SAMPLES)),
  );
  return all.filter((one) => latest.has(one));
}
