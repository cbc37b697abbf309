import { cloud } from '../cloud';
import { blend, ink, shade, toRgb } from '../ink';
import { glyph } from '../shapes';
import type { Style } from '../style';

/** Wet colour on paper: pale and rich pools, a wash of another hue, pencil. */
export const WATERCOLOUR: Style = {
  name: 'watercolour',
  inks: {
    red: ink(12, 0.55, 0.52),
    blue: ink(202, 0.5, 0.5),
    green: ink(96, 0.35, 0.46),
    yellow: ink(40, 0.72, 0.6),
    white: ink(50, 0.14, 0.9),
    wilderness: ink(260, 0.1, 0.42),
  },
  region({ base, detail }, by) {
    const [rich, pale] = [toRgb(shade(base, -0.1, 1.1)), toRgb(shade(base, 0.16, 0.85))];
    const [wash, pencil] = [toRgb(detail), toRgb(ink(30, 0.2, 0.2))];
    const [pools, splash] = [cloud(by, 3), cloud(by, 2.3)];
    const figure = glyph(by, 0.5, 0.55, by.between(0.08, 0.15));
    const most = by.between(0, 0.7);
    return (x, y) => {
      if (figure(x, y)) return pencil;
      const ground = blend(rich, pale, pools(x, y));
      return blend(ground, wash, Math.max(0, splash(x, y) - 0.62) * 2 * most);
    };
  },
  back(base, by) {
    const [rich, pale] = [toRgb(shade(base, -0.12)), toRgb(shade(base, 0.12))];
    const pools = cloud(by, 4);
    return (x, y) => blend(rich, pale, pools(x, y));
  },
};
