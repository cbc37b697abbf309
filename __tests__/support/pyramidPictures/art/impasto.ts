import { cloud } from '../cloud';
import { blend, ink, shade, toRgb } from '../ink';
import type { Style } from '../style';

/** Thick strokes: lights and darks of the colour side by side, with flecks of another. */
export const IMPASTO: Style = {
  name: 'impasto',
  inks: {
    red: ink(14, 0.6, 0.46),
    blue: ink(226, 0.5, 0.5),
    green: ink(102, 0.4, 0.4),
    yellow: ink(39, 0.8, 0.55),
    white: ink(60, 0.15, 0.89),
    wilderness: ink(38, 0.25, 0.34),
  },
  region({ base, detail }, by) {
    const [dark, light, fleck] = [
      toRgb(shade(base, -0.16, 1, -6)),
      toRgb(shade(base, 0.16, 0.9, 6)),
      toRgb(detail),
    ];
    const [stroke, flecks] = [cloud(by, 9), cloud(by, 7)];
    const slant = by.between(-1, 1);
    const share = by.between(0.66, 0.95);
    return (x, y) => {
      const value = stroke((x + slant * y) * 0.4, y - slant * x);
      return flecks(x * 0.5, y) > share ? fleck : blend(dark, light, value);
    };
  },
  back(base, by) {
    const [dark, light] = [toRgb(shade(base, -0.12)), toRgb(shade(base, 0.12))];
    const stroke = cloud(by, 9);
    return (x, y) => blend(dark, light, stroke(x * 0.4, y));
  },
};
