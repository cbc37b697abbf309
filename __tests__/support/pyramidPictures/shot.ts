import type { Chance } from './chance';
import { chance } from './chance';

/** How a picture was taken. Zero is the ideal in each, but for the light: 6500 K is. */
export interface Shot {
  readonly kelvin: number;
  /** How much of the light's colour the camera left in, 0 to 1. */
  readonly cast: number;
  /** Towards green (above 0) or magenta: lamps are seldom pure. */
  readonly tint: number;
  /** How much darker the darkest corner is, 0 to 0.5. */
  readonly shadow: number;
  /** How much light a spot of glare adds in its middle. */
  readonly glare: number;
  readonly noise: number;
  /** In tiles. */
  readonly blur: number;
  /** Of the frame against the pyramid, in tiles. */
  readonly offset: number;
  /** Of the camera, in degrees. */
  readonly tilt: number;
  readonly turn: number;
  /** How coarsely the picture was packed. */
  readonly blocks: number;
  /** Share of tiles with a cube or a token on them. */
  readonly things: number;
  /** Below 1 a dull lens, above 1 a vivid camera. */
  readonly vivid: number;
  readonly exposure: number;
}

export const IDEAL: Shot = {
  ...{ kelvin: 6500, cast: 0, tint: 0, shadow: 0, glare: 0, noise: 0, blur: 0 },
  ...{ offset: 0, tilt: 0, turn: 0, blocks: 0, things: 0, vivid: 1, exposure: 0.2 },
};

const PRESENT = 0.6;

function upTo(by: Chance, most: number): number {
  return by.maybe(PRESENT) ? by.between(0, most) : 0;
}

/** A shot as a table gives it: each trouble there in three of five, at any strength. */
export function anyShot(seed: number): Shot {
  const by = chance(seed);
  return {
    kelvin: by.maybe(0.5) ? by.between(2700, 5000) : by.between(5000, 7500),
    cast: by.between(0.1, 0.6),
    tint: by.bell() * 0.04,
    shadow: upTo(by, 0.5),
    glare: upTo(by, 1),
    noise: upTo(by, 0.04),
    blur: upTo(by, 0.06),
    offset: upTo(by, 0.08),
    tilt: upTo(by, 10),
    turn: by.bell() * 0.8,
    blocks: upTo(by, 0.06),
    things: upTo(by, 0.4),
    vivid: by.between(0.85, 1.2),
    exposure: by.between(0.12, 0.3),
  };
}
