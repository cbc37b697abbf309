import { chance } from '../chance';
import type { Rgb } from '../ink';
import { ink, shade, toRgb } from '../ink';
import type { Print, Style } from '../style';

const SIDE = 9;

function stones(pick: () => Rgb): Print {
  const grout = toRgb(ink(40, 0.1, 0.55));
  const all = Array.from({ length: SIDE * SIDE }, pick);
  return (x, y) => {
    const col = x * SIDE;
    const row = y * SIDE;
    if (col % 1 < 0.12 || row % 1 < 0.12) return grout;
    return (
      all[Math.min(SIDE - 1, Math.floor(row)) * SIDE + Math.min(SIDE - 1, Math.floor(col))] ?? grout
    );
  };
}

/** Little stones, most of the tile's colour, each a bit different, some of another. */
export const MOSAIC: Style = {
  name: 'mosaic',
  inks: {
    red: ink(350, 0.55, 0.46),
    blue: ink(232, 0.48, 0.5),
    green: ink(155, 0.4, 0.38),
    yellow: ink(36, 0.85, 0.52),
    white: ink(80, 0.08, 0.92),
    wilderness: ink(35, 0.15, 0.48),
  },
  region({ base, detail }, by) {
    const own = chance(by.seed());
    const foreign = by.between(0, 0.3);
    return stones(() =>
      toRgb(shade(own.maybe(foreign) ? detail : base, own.bell() * 0.06, 1, own.bell() * 6)),
    );
  },
  back(base, by) {
    const own = chance(by.seed());
    return stones(() => toRgb(shade(base, own.bell() * 0.07)));
  },
};
