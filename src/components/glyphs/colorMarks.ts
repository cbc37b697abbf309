import type { Color } from '../../engine/tile';
import type { Glyph } from './glyph';

/** A shape for each colour, so that nobody has to tell red from green. */
export const colorMarks: Record<Color, Glyph> = {
  red: [{ kind: 'fill', d: 'M12 2.5L23 21.5H1Z' }],
  blue: [{ kind: 'fill', d: 'M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z' }],
  green: [{ kind: 'fill', d: 'M3 3H21V21H3Z' }],
  yellow: [{ kind: 'fill', d: 'M12 0.5L23.5 12L12 23.5L0.5 12Z' }],
  // an open ring would look like blue's disc, so white has the moon
  white: [{ kind: 'fill', d: 'M16.5 1.6A11 11 0 1 0 22.6 17.4A8.6 8.6 0 1 1 16.5 1.6Z' }],
};
