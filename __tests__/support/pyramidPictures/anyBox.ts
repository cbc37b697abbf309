import { FLAT } from './art/flat';
import { HATCHED } from './art/hatched';
import { MOSAIC } from './art/mosaic';
import { SCENE } from './art/scene';
import { WATERCOLOUR } from './art/watercolour';
import { oddInks, usualInks } from './anyInks';
import type { Chance } from './chance';
import { chance } from './chance';
import { cloud } from './cloud';
import type { Ink } from './ink';
import { blend, ink, shade, toRgb } from './ink';
import { disc, frame, glyph } from './shapes';
import type { Print, Style } from './style';

const ODD_SHARE = 0.3;
const KNOWN_ART = 0.4;

type Layer = (below: Print, base: Ink, detail: Ink, by: Chance) => Print;

const soft: Layer = (_, base, __, by) => {
  const depth = by.between(0, 0.18);
  const [dark, light] = [toRgb(shade(base, -depth)), toRgb(shade(base, depth, 0.9))];
  const wave = cloud(by, by.between(2, 14));
  return (x, y) => blend(dark, light, wave(x, y));
};

/** Earth among trees, foam on the sea, a path, a field: up to two fifths of the tile. */
function patchOf(pick: (base: Ink, detail: Ink, by: Chance) => Ink): Layer {
  return (below, base, detail, by) => {
    const second = toRgb(pick(base, detail, by));
    const where = cloud(by, by.between(1.5, 9));
    const share = by.between(0.58, 0.95);
    return (x, y) => (where(x, y) > share ? second : below(x, y));
  };
}

const spot: Layer = (below, _, detail, by) => {
  const round = disc(by.between(0.3, 0.7), by.between(0.3, 0.7), by.between(0.08, 0.26));
  const color = toRgb(by.maybe(0.5) ? detail : ink(44, 0.3, 0.88));
  return (x, y) => (round(x, y) ? color : below(x, y));
};

const figure: Layer = (below, base, _, by) => {
  const inside = glyph(by, by.between(0.35, 0.65), by.between(0.35, 0.65), by.between(0.08, 0.24));
  const color = toRgb(by.maybe(0.7) ? shade(base, -0.28, 0.7) : ink(40, 0.3, 0.92));
  return (x, y) => (inside(x, y) ? color : below(x, y));
};

const lines: Layer = (below, base, _, by) => {
  const [angle, pitch] = [by.between(0, Math.PI), by.between(14, 45)];
  const [dx, dy] = [Math.cos(angle) * pitch, Math.sin(angle) * pitch];
  const width = by.between(0, 0.8);
  const color = toRgb(by.maybe(0.6) ? shade(base, -0.28, 0.8) : shade(base, 0.2, 0.8));
  return (x, y) => (Math.sin(x * dx + y * dy) > width ? color : below(x, y));
};

const rim: Layer = (below, base, __, by) => {
  const inside = frame(by.between(0.03, 0.14));
  const color = toRgb(by.pick([base, shade(base, -0.2), ink(42, 0.5, 0.5)]));
  return (x, y) => (inside(x, y) ? color : below(x, y));
};

/** Each box has ways of its own, and each tile some of these. */
const LAYERS: readonly Layer[] = [
  patchOf((_, detail) => detail),
  patchOf((_, __, by) => ink(by.between(0, 360), by.between(0.05, 0.5), by.between(0.15, 0.9))),
  patchOf((base, __, by) =>
    shade(base, by.between(-0.25, 0.25), by.between(0.3, 1), by.bell() * 15),
  ),
  ...[spot, figure, lines, rim],
];

function composed(by: Chance): Pick<Style, 'region' | 'back'> {
  const ways = LAYERS.filter(() => by.maybe(0.35));
  const often = by.between(0.4, 1);
  const backWays = [lines, figure, rim].filter(() => by.maybe(0.4));
  const over = (base: Ink, detail: Ink, layers: readonly Layer[], own: Chance) =>
    layers.reduce(
      (print, layer) => layer(print, base, detail, own),
      soft(() => [0, 0, 0], base, detail, own),
    );
  return {
    region: ({ base, detail }, own) =>
      over(
        base,
        detail,
        ways.filter(() => own.maybe(often)),
        own,
      ),
    back: (base, own) => over(base, base, backWays, own),
  };
}

/** A box that nobody printed: inks, ground and figures by chance. The reader is trained on these. */
export function anyBox(seed: number): Style {
  const by = chance(seed);
  const inks = by.maybe(ODD_SHARE) ? oddInks(by) : usualInks(by);
  const art = by.maybe(KNOWN_ART)
    ? by.pick([FLAT, WATERCOLOUR, SCENE, HATCHED, MOSAIC])
    : composed(by);
  return { name: 'any', inks, region: art.region, back: art.back };
}
