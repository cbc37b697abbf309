import { ink } from '../ink';
import type { Style } from '../style';
import { POSTER } from './poster';

/** Another edition, printed in hues of its own: pink for red, turquoise for blue, a violet back. */
export const ODD_BOX: Style = {
  ...POSTER,
  name: 'odd box',
  inks: {
    red: ink(326, 0.5, 0.5),
    blue: ink(180, 0.5, 0.38),
    green: ink(72, 0.5, 0.4),
    yellow: ink(28, 0.8, 0.58),
    white: ink(345, 0.3, 0.86),
    wilderness: ink(268, 0.3, 0.4),
  },
};
