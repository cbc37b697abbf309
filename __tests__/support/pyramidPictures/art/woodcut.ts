import { cloud } from '../cloud';
import { ink, shade, toRgb } from '../ink';
import { glyph } from '../shapes';
import type { Style } from '../style';

/** Black contours that swell and thin over the colour, with cream left standing. */
export const WOODCUT: Style = {
  name: 'woodcut',
  inks: {
    red: ink(0, 0.64, 0.47),
    blue: ink(218, 0.58, 0.48),
    green: ink(128, 0.36, 0.42),
    yellow: ink(48, 0.8, 0.54),
    white: ink(46, 0.28, 0.88),
    wilderness: ink(20, 0.12, 0.34),
  },
  region({ base }, by) {
    const [ground, black, cream] = [
      toRgb(base),
      toRgb(ink(20, 0.2, 0.1)),
      toRgb(ink(45, 0.4, 0.87)),
    ];
    const [height, cut] = [cloud(by, 2.5), cloud(by, 5)];
    const [pitch, edge] = [by.between(25, 50), by.between(0.5, 0.7)];
    const figure = glyph(by, 0.5, 0.5, by.between(0.1, 0.18));
    return (x, y) => {
      if (Math.sin(height(x, y) * pitch) > edge) return black;
      return figure(x, y) || cut(x, y) > 0.85 ? cream : ground;
    };
  },
  back(base, by) {
    const [ground, black] = [toRgb(base), toRgb(shade(base, -0.2))];
    const height = cloud(by, 3);
    return (x, y) => (Math.sin(height(x, y) * 30) > 0.4 ? black : ground);
  },
};
