import type { Rgb } from './chroma';

/** A light the picture may have been taken in, and how likely it is before one looks. */
export interface Lamp {
  readonly gains: Rgb;
  readonly prior: number;
}

/** Along the warmth of glowing things, in steps from a blue sky to a candle. */
const WARMTH = { from: -0.6, to: 1.35, step: 0.15, usual: 0.12, spread: 0.22 };
/** Across it, towards green or magenta: tubes, and light thrown back by a wall. */
const TINTS = { steps: [-0.06, 0, 0.06], spread: 0.06 };

function gains(warmth: number, tint: number): Rgb {
  return [Math.exp(0.66 * warmth - tint), Math.exp(tint), Math.exp(-warmth - tint)];
}

const WARMTHS = Array.from(
  { length: Math.round((WARMTH.to - WARMTH.from) / WARMTH.step) + 1 },
  (_, index) => WARMTH.from + index * WARMTH.step,
);

export const LAMPS: readonly Lamp[] = WARMTHS.flatMap((warmth) =>
  TINTS.steps.map((tint) => ({
    gains: gains(warmth, tint),
    prior: -0.5 * (((warmth - WARMTH.usual) / WARMTH.spread) ** 2 + (tint / TINTS.spread) ** 2),
  })),
);
