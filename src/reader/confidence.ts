import type { Shown } from './shown';

/** Fitted on the tuning set: how often a reading was right, by its odds and by the cell's light. */
const BASE = 0.77;
const ODDS = 1.25;
const UNEVEN = 0.21;
/** Glare turns any tile white, so an unevenly lit white one is doubted most. */
const UNEVEN_WHITE = 3.5;

/** From here on a cell is called sure: on the tuning set about 1 in 300 of these is wrong. */
export const SURE = 0.968;

export function confidenceIn(shown: Shown, likelihood: number, uneven: number): number {
  const odds = Math.log(likelihood / Math.max(1e-9, 1 - likelihood));
  const doubt = uneven * (shown === 'white' ? UNEVEN + UNEVEN_WHITE : UNEVEN);
  return 1 / (1 + Math.exp(doubt - BASE - ODDS * odds));
}
