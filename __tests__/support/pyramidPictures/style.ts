import { COLORS } from '../../../src/engine/tile';
import type { Shown } from '../../../src/reader/shown';
import type { Chance } from './chance';
import type { Ink, Rgb } from './ink';
import { shade } from './ink';

/** A tile's print: what comes back from the point (x, y), both 0 to 1, the origin at the top left. */
export type Print = (x: number, y: number) => Rgb;

/** What is on a tile: its own ink, and the inks of the others for details. */
export interface Subject {
  readonly shown: Shown;
  readonly base: Ink;
  readonly detail: Ink;
}

/** One way to draw a box: its inks, its regions and its backs. */
export interface Style {
  readonly name: string;
  readonly inks: Readonly<Record<Shown, Ink>>;
  readonly region: (subject: Subject, by: Chance) => Print;
  readonly back: (base: Ink, by: Chance) => Print;
}

const TILE_SPREAD = { hue: 4, saturation: 0.08, lightness: 0.035 };

/** No two printed tiles have quite the same colour. */
function spread(base: Ink, by: Chance): Ink {
  return shade(
    base,
    by.bell() * TILE_SPREAD.lightness,
    1 + by.bell() * TILE_SPREAD.saturation,
    by.bell() * TILE_SPREAD.hue,
  );
}

export function printTile(style: Style, shown: Shown, by: Chance): Print {
  const base = spread(style.inks[shown], by);
  if (shown === 'wilderness') return style.back(base, by);
  const other = by.pick(COLORS.filter((color) => color !== shown));
  return style.region({ shown, base, detail: spread(style.inks[other], by) }, by);
}
