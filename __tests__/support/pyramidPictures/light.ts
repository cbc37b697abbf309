import type { Chance } from './chance';
import type { Rgb } from './ink';
import type { Shot } from './shot';

/** The colour of a lamp, linear, green at 1: a fit to black bodies between 2000 K and 8000 K. */
function lamp(kelvin: number): Rgb {
  const warmth = 6500 / kelvin - 1;
  return [Math.exp(0.66 * warmth), 1, Math.exp(-warmth)];
}

/** What the light and the camera make of each channel. */
export function gains({ kelvin, cast, tint }: Shot): Rgb {
  const [red, , blue] = lamp(kelvin);
  return [red ** cast * Math.exp(-tint), Math.exp(tint), blue ** cast * Math.exp(-tint)];
}

/** Light over the table, 1 at its brightest: it falls off to one side, x and y in tiles. */
export function shading({ shadow }: Shot, by: Chance): (x: number, y: number) => number {
  const angle = by.between(0, 2 * Math.PI);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = 2.5 * Math.abs(dx) + 2 * Math.abs(dy);
  return (x, y) => 1 - shadow * (0.5 + (0.5 * ((x - 2.5) * dx + (y - 2) * dy)) / reach);
}

/** A lamp mirrored in the varnish: an oval that adds its own light. */
export function glareSpots({ glare }: Shot, by: Chance): (x: number, y: number) => number {
  const spots = Array.from({ length: 2 }, () => ({
    x: by.between(0, 5),
    y: by.between(0, 4),
    wide: by.between(0.15, 0.45),
    high: by.between(0.15, 0.45),
  }));
  return (x, y) => {
    let sum = 0;
    if (glare === 0) return sum;
    for (const spot of spots) {
      const far = ((x - spot.x) / spot.wide) ** 2 + ((y - spot.y) / spot.high) ** 2;
      if (far < 9) sum += glare * Math.exp(-far);
    }
    return sum;
  };
}
