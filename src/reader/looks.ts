import type { Chroma } from './chroma';
import type { Sample, Samples } from './samples';
import type { Shown } from './shown';
import { SHOWN } from './shown';

/** How tiles of one colour look: how likely each place of the plane is, and the usual brightness. */
export interface Look {
  readonly density: (at: Chroma) => number;
  readonly bright: number;
}

/** Angles in degrees; `rich` is the distance from grey, its spread a ratio's logarithm. */
interface Hue {
  readonly hue: number;
  readonly spread: number;
  readonly rich: number;
  readonly richSpread: number;
  readonly bright: number;
}

const DEGREE = Math.PI / 180;
const PALEST = 0.004;

function hued({ hue, spread, rich, richSpread, bright }: Hue): Look {
  const peak = 1 / (2 * Math.PI * spread * DEGREE * richSpread);
  return {
    bright,
    density({ x, y }) {
      const far = Math.max(PALEST, Math.hypot(x, y));
      const turn = Math.atan2(y, x) / DEGREE - hue;
      const off = (turn - 360 * Math.round(turn / 360)) / spread;
      const richer = Math.log(far / rich) / richSpread;
      return (peak * Math.exp(-0.5 * (off * off + richer * richer))) / (far * far);
    },
  };
}

export function bell(dx: number, dy: number, spread: number): number {
  const variance = spread * spread;
  return Math.exp(-(dx * dx + dy * dy) / (2 * variance)) / (2 * Math.PI * variance);
}

/** What boxes in general look like. The back is a cautious guess: something dull and dark. */
const USUAL: Readonly<Record<Shown, Look>> = {
  red: hued({ hue: 27, spread: 12, rich: 0.22, richSpread: 0.45, bright: -1.7 }),
  blue: hued({ hue: -110, spread: 18, rich: 0.19, richSpread: 0.45, bright: -1.7 }),
  green: hued({ hue: 143, spread: 14, rich: 0.18, richSpread: 0.45, bright: -1.5 }),
  yellow: hued({ hue: 88, spread: 14, rich: 0.16, richSpread: 0.35, bright: -0.7 }),
  white: { bright: -0.25, density: ({ x, y }) => bell(x - 0.002, y - 0.006, 0.02) },
  wilderness: {
    bright: -2,
    density: ({ x, y }) => 0.5 * bell(x - 0.045, y - 0.06, 0.04) + 0.5 * bell(x, y, 0.05),
  },
};

/** How far from a sample its like may lie: the light is never known quite. */
const SAMPLE_SPREAD = 0.035;
/** Farther off a sample says nothing; most of the plane is, and need not be worked out. */
const SAMPLE_REACH = 4 * SAMPLE_SPREAD;
/** This many samples weigh as much as what is usual. */
const USUAL_WORTH = 3;

function near({ x, y }: Sample, at: Chroma): number {
  const [dx, dy] = [at.x - x, at.y - y];
  if (Math.abs(dx) > SAMPLE_REACH || Math.abs(dy) > SAMPLE_REACH) return 0;
  return bell(dx, dy, SAMPLE_SPREAD);
}

function learned(usual: Look, seen: readonly Sample[]): Look {
  if (seen.length === 0) return usual;
  const trust = seen.length / (seen.length + USUAL_WORTH);
  const mean = seen.reduce((sum, { bright }) => sum + bright, 0) / seen.length;
  return {
    bright: usual.bright + (mean - usual.bright) * trust,
    density(at) {
      const sum = seen.reduce((total, sample) => total + near(sample, at), 0);
      return (1 - trust) * usual.density(at) + (trust * sum) / seen.length;
    },
  };
}

/** In the order of SHOWN: what is usual, drawn towards what this owner's box was seen to be. */
export function looksOf(samples: Samples): readonly Look[] {
  return SHOWN.map((shown) =>
    learned(
      USUAL[shown],
      samples.filter((one) => one.shown === shown),
    ),
  );
}
