import type { GodScore } from './godScore';

const REASON = { code: 'fixed' } as const;

/** Apprentice 2, Idleness 1, Love 1: nothing to fulfil. */
export function scoreFixed(points: number): GodScore {
  return { points, reason: REASON };
}
