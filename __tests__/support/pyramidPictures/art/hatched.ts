import { ink, shade, toRgb } from '../ink';
import { disc } from '../shapes';
import type { Style } from '../style';

/** Lines over the colour, dark or light, and a coin of another colour. */
export const HATCHED: Style = {
  name: 'hatched',
  inks: {
    red: ink(18, 0.7, 0.46),
    blue: ink(195, 0.62, 0.38),
    green: ink(85, 0.45, 0.42),
    yellow: ink(54, 0.7, 0.6),
    white: ink(30, 0.2, 0.86),
    wilderness: ink(90, 0.08, 0.32),
  },
  region({ base, detail }, by) {
    const line = toRgb(by.maybe(0.6) ? shade(base, -0.26, 0.8) : shade(base, 0.2, 0.8));
    const [ground, coin] = [toRgb(base), toRgb(detail)];
    const [angle, pitch] = [by.between(0, Math.PI), by.between(16, 40)];
    const [dx, dy] = [Math.cos(angle) * pitch, Math.sin(angle) * pitch];
    const width = by.between(-0.2, 0.5);
    const spot = disc(by.between(0.3, 0.7), by.between(0.3, 0.7), by.between(0.1, 0.24));
    return (x, y) => {
      if (spot(x, y)) return coin;
      return Math.sin(x * dx + y * dy) < -width ? line : ground;
    };
  },
  back(base, by) {
    const [ground, line] = [toRgb(base), toRgb(shade(base, 0.12))];
    const pitch = by.between(18, 30);
    return (x, y) => (Math.sin(x * pitch) * Math.sin(y * pitch) > 0.2 ? line : ground);
  },
};
