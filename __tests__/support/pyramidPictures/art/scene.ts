import { cloud } from '../cloud';
import { blend, ink, shade, toRgb } from '../ink';
import { disc, frame, glyph } from '../shapes';
import type { Style } from '../style';

const SKY = ink(205, 0.45, 0.74);

/** A frame in the tile's colour, in it a landscape under a sky, with something of another colour. */
export const SCENE: Style = {
  name: 'framed scene',
  inks: {
    red: ink(355, 0.6, 0.4),
    blue: ink(222, 0.55, 0.42),
    green: ink(138, 0.4, 0.34),
    yellow: ink(50, 0.75, 0.52),
    white: ink(210, 0.12, 0.88),
    wilderness: ink(24, 0.3, 0.3),
  },
  region({ base, detail }, by) {
    const rim = frame(by.between(0.09, 0.13));
    const [edge, sky, thing] = [toRgb(base), toRgb(SKY), toRgb(detail)];
    const [near, far] = [toRgb(shade(base, -0.06)), toRgb(shade(base, 0.1, 0.8))];
    const dark = toRgb(shade(base, -0.25, 0.7));
    const hills = cloud(by, 3);
    const horizon = by.between(0.18, 0.34);
    const spot = disc(by.between(0.25, 0.75), by.between(0.5, 0.75), by.between(0.05, 0.2));
    const figure = glyph(by, by.between(0.3, 0.7), by.between(0.4, 0.7), by.between(0.06, 0.13));
    return (x, y) => {
      if (rim(x, y)) return edge;
      if (figure(x, y)) return dark;
      if (spot(x, y)) return thing;
      return y < horizon + 0.12 * (hills(x, 0) - 0.5) ? sky : blend(far, near, hills(x, y));
    };
  },
  back(base, by) {
    const rim = frame(0.1);
    const [edge, dark, light] = [base, shade(base, -0.1), shade(base, 0.1)].map(toRgb);
    const land = cloud(by, 6);
    return (x, y) => (rim(x, y) ? edge : land(x, y) > 0.5 ? dark : light) ?? [0, 0, 0];
  },
};
