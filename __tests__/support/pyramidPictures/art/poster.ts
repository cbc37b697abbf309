import { cloud } from '../cloud';
import { ink, shade, toRgb } from '../ink';
import { disc } from '../shapes';
import type { Style } from '../style';

/** A landscape in a few flat bands, one of them of another colour, and a pale sun. */
export const POSTER: Style = {
  name: 'poster',
  inks: {
    red: ink(8, 0.62, 0.48),
    blue: ink(208, 0.56, 0.46),
    green: ink(110, 0.38, 0.42),
    yellow: ink(44, 0.78, 0.56),
    white: ink(40, 0.2, 0.91),
    wilderness: ink(28, 0.2, 0.36),
  },
  region({ base, detail }, by) {
    const steps = [0.18, 0.1, 0, -0.08, -0.16].map((lighter) => toRgb(shade(base, lighter)));
    const [other, sun] = [toRgb(detail), toRgb(ink(48, 0.5, 0.9))];
    const wave = cloud(by, 3);
    const foreign = by.pick([1, 2, 3, 9]);
    const round = disc(by.between(0.25, 0.75), by.between(0.15, 0.3), by.between(0.06, 0.12));
    return (x, y) => {
      if (round(x, y)) return sun;
      const band = Math.min(4, Math.max(0, Math.floor((y + (wave(x, 0) - 0.5) * 0.25) * 5)));
      return band === foreign ? other : (steps[band] ?? other);
    };
  },
  back(base, by) {
    const steps = [0.1, 0, -0.1].map((lighter) => toRgb(shade(base, lighter)));
    const wave = cloud(by, 3);
    return (x, y) => steps[Math.floor(wave(x, y) * 2.99)] ?? [0, 0, 0];
  },
};
