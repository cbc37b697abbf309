import { ink, shade, toRgb } from '../ink';
import { disc, glyph } from '../shapes';
import type { Style } from '../style';

/** Plain colour, a glyph in dark ink, a number on a light disc. */
export const FLAT: Style = {
  name: 'flat',
  inks: {
    red: ink(4, 0.66, 0.45),
    blue: ink(212, 0.6, 0.44),
    green: ink(118, 0.42, 0.4),
    yellow: ink(46, 0.82, 0.55),
    white: ink(42, 0.3, 0.9),
    wilderness: ink(32, 0.22, 0.38),
  },
  region({ base }, by) {
    const [ground, dark, light] = [base, shade(base, -0.3, 0.6), ink(45, 0.3, 0.92)].map(toRgb);
    const figure = glyph(by, by.between(0.4, 0.6), by.between(0.45, 0.6), by.between(0.14, 0.22));
    const badge = disc(by.pick([0.2, 0.8]), 0.2, by.between(0.1, 0.14));
    return (x, y) => (badge(x, y) ? light : figure(x, y) ? dark : ground) ?? [0, 0, 0];
  },
  back(base, by) {
    const [ground, dark] = [toRgb(base), toRgb(shade(base, -0.12))];
    const figure = glyph(by, 0.5, 0.5, 0.25);
    return (x, y) => (figure(x, y) ? dark : ground);
  },
};
