import type { Shown } from '../../../src/reader/shown';
import type { Chance } from './chance';
import type { Ink } from './ink';
import { ink } from './ink';

type Inks = Readonly<Record<Shown, Ink>>;

/** Hues nearer than this would be one colour to anybody. */
const APART = 24;

function hued(by: Chance, hue: number, rich: readonly [number, number], light: readonly number[]) {
  return ink(hue, by.between(...rich), by.between(light[0] ?? 0, light[1] ?? 1));
}

/** Most backs are of some brown, but nobody knows. */
function backHue(by: Chance): number {
  return by.maybe(0.6) ? by.between(15, 55) : by.between(0, 360);
}

/** What printers commonly take for the five colours, and something dull for the back. */
export function usualInks(by: Chance): Inks {
  return {
    red: hued(by, 4 + by.bell() * 8, [0.48, 0.8], [0.38, 0.54]),
    blue: hued(by, 212 + by.bell() * 11, [0.42, 0.7], [0.36, 0.54]),
    green: hued(by, 120 + by.bell() * 18, [0.3, 0.55], [0.32, 0.48]),
    yellow: hued(by, 45 + by.bell() * 5, [0.62, 0.9], [0.5, 0.62]),
    white: hued(
      by,
      by.maybe(0.6) ? by.between(30, 60) : by.between(0, 360),
      [0, 0.3],
      [0.86, 0.93],
    ),
    wilderness: hued(by, backHue(by), [0.03, 0.35], [0.26, 0.5]),
  };
}

function distinct({ red, blue, green, yellow }: Inks): boolean {
  const hues = [red, yellow, green, blue].map(({ hue }) => hue);
  return hues.every((hue, at) => {
    const next = hues[(at + 1) % hues.length] ?? 0;
    const gap = (((next - hue) % 360) + 360) % 360;
    return gap >= APART && gap <= 360 - 3 * APART;
  });
}

/** An edition with hues of its own: what red is here may be pink or orange. */
export function oddInks(by: Chance): Inks {
  for (;;) {
    const inks: Inks = {
      red: hued(by, by.between(-45, 25), [0.4, 0.8], [0.35, 0.55]),
      blue: hued(by, by.between(172, 260), [0.35, 0.7], [0.33, 0.56]),
      green: hued(by, by.between(64, 168), [0.3, 0.6], [0.3, 0.5]),
      yellow: hued(by, by.between(24, 60), [0.6, 0.9], [0.5, 0.64]),
      white: hued(by, by.between(0, 360), [0, 0.35], [0.84, 0.93]),
      wilderness: hued(by, by.between(0, 360), [0.03, 0.42], [0.24, 0.52]),
    };
    if (distinct(inks)) return inks;
  }
}
