import type { Shown } from '../../../../src/reader/shown';
import { cloud } from '../cloud';
import type { Ink } from '../ink';
import { blend, ink, shade, toRgb } from '../ink';
import type { Style } from '../style';

/** Lava has rock, the sea has foam, woods have earth, fields have hedges, snow has shadow. */
const SECOND: Readonly<Record<Shown, Ink>> = {
  red: ink(20, 0.15, 0.2),
  blue: ink(190, 0.25, 0.86),
  green: ink(30, 0.35, 0.3),
  yellow: ink(95, 0.35, 0.42),
  white: ink(215, 0.25, 0.68),
  wilderness: ink(30, 0.1, 0.24),
};

/** Seen from above: rough ground lit from one side, a third of it of a second kind. */
export const TERRAIN: Style = {
  name: 'terrain',
  inks: {
    red: ink(10, 0.72, 0.46),
    blue: ink(200, 0.58, 0.4),
    green: ink(120, 0.4, 0.36),
    yellow: ink(47, 0.72, 0.55),
    white: ink(200, 0.12, 0.91),
    wilderness: ink(34, 0.18, 0.42),
  },
  region({ shown, base }, by) {
    const [low, high] = [toRgb(shade(base, -0.1)), toRgb(shade(base, 0.08))];
    const second = toRgb(shade(SECOND[shown], by.bell() * 0.05));
    const [rough, fine, kind] = [cloud(by, 4), cloud(by, 13), cloud(by, 2.5)];
    const share = by.between(0.6, 0.85);
    return (x, y) => {
      if (kind(x, y) > share) return second;
      return blend(low, high, 0.6 * rough(x, y) + 0.4 * fine(x, y));
    };
  },
  back(base, by) {
    const [low, high] = [toRgb(shade(base, -0.12)), toRgb(shade(base, 0.1))];
    const rough = cloud(by, 8);
    return (x, y) => blend(low, high, rough(x, y));
  },
};
