import { ink, shade, toRgb } from '../ink';
import { disc, frame, glyph } from '../shapes';
import type { Style } from '../style';

/** The colour as ground, a big medallion of another colour in the middle, a thin gold rim. */
export const MEDALLION: Style = {
  name: 'medallion',
  inks: {
    red: ink(357, 0.58, 0.44),
    blue: ink(205, 0.6, 0.42),
    green: ink(145, 0.36, 0.38),
    yellow: ink(43, 0.84, 0.56),
    white: ink(220, 0.1, 0.9),
    wilderness: ink(230, 0.12, 0.34),
  },
  region({ base, detail }, by) {
    const [cx, cy, radius] = [
      by.between(0.45, 0.55),
      by.between(0.45, 0.55),
      by.between(0.16, 0.27),
    ];
    const [rim, round] = [frame(0.04), disc(cx, cy, radius)];
    const emblem = glyph(by, cx, cy, radius * 0.5);
    const [gold, dark, coin, ground] = [
      toRgb(ink(42, 0.6, 0.5)),
      toRgb(shade(base, -0.28)),
      toRgb(by.maybe(0.5) ? detail : ink(44, 0.35, 0.85)),
      toRgb(base),
    ];
    return (x, y) => {
      if (rim(x, y)) return gold;
      if (emblem(x, y)) return dark;
      return round(x, y) ? coin : ground;
    };
  },
  back(base) {
    const [ground, pale] = [toRgb(base), toRgb(shade(base, 0.1))];
    return (x, y) => (Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3) < 0.06 ? pale : ground);
  },
};
