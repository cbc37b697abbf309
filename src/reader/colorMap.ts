import type { Chroma } from './chroma';
import type { Look } from './looks';
import { bell } from './looks';

/** The plane of colours in squares: the looks are worked out once a square, not once a patch. */
const REACH = 0.7;
const SQUARES = 112;
const STEP = (2 * REACH) / SQUARES;

/** What a patch of a tile may be: the tile's own colour, something grey, or anything. */
const OWN = 0.62;
const GREY = 0.2;
const GREY_SPREAD = 0.025;
const ANYTHING = 0.18 / (Math.PI * 0.35 * 0.35);
/** Against a density of 1 and more, what a patch needs to count for a colour at all. */
const NO_COLOR = 1;

/** For each square and look: how well a patch there goes with it, and which part of it is its vote. */
export interface ColorMap {
  readonly fits: Float32Array;
  readonly votes: Float32Array;
  readonly looks: number;
}

export function mapColors(looks: readonly Look[]): ColorMap {
  const fits = new Float32Array(SQUARES * SQUARES * looks.length);
  const votes = new Float32Array(fits.length);
  for (let square = 0; square < SQUARES * SQUARES; square += 1) {
    const x = ((square % SQUARES) + 0.5) * STEP - REACH;
    const y = (Math.floor(square / SQUARES) + 0.5) * STEP - REACH;
    const densities = looks.map(({ density }) => density({ x, y }));
    const sum = densities.reduce((total, one) => total + one, NO_COLOR);
    const rest = GREY * bell(x, y, GREY_SPREAD) + ANYTHING;
    densities.forEach((density, look) => {
      fits[square * looks.length + look] = Math.log(OWN * density + rest);
      votes[square * looks.length + look] = density / sum;
    });
  }
  return { fits, votes, looks: looks.length };
}

function squareOf(value: number): number {
  if (value <= -REACH) return 0;
  if (value >= REACH) return SQUARES - 1;
  return ((value + REACH) / STEP) | 0;
}

/** Where the numbers of a place begin. */
export function indexAt({ looks }: ColorMap, { x, y }: Chroma): number {
  return (squareOf(y) * SQUARES + squareOf(x)) * looks;
}
