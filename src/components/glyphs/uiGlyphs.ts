import type { Glyph } from './glyph';

/** Signs of the app itself: tabs, sections and the way onward. */
export const uiGlyphs = {
  // a small pyramid under its sun
  score: [
    { kind: 'fill', d: 'M12 1.2A2.8 2.8 0 1 0 12 6.8A2.8 2.8 0 1 0 12 1.2Z' },
    { kind: 'fill', d: 'M6 9H11.2V14.2H6ZM12.8 9H18V14.2H12.8Z' },
    { kind: 'fill', d: 'M2.6 16H7.8V21.2H2.6ZM9.4 16H14.6V21.2H9.4ZM16.2 16H21.4V21.2H16.2Z' },
  ],
  // a clock
  history: [
    { kind: 'line', d: 'M12 2.6A9.4 9.4 0 1 0 12 21.4A9.4 9.4 0 1 0 12 2.6Z', width: 2.2 },
    { kind: 'line', d: 'M12 6.8V12.4L15.8 14.8', width: 2.2 },
  ],
  // three columns
  statistics: [{ kind: 'fill', d: 'M3 12.5H7.6V21H3ZM9.7 3H14.3V21H9.7ZM16.4 8H21V21H16.4Z' }],
  // an open book
  reference: [
    { kind: 'fill', d: 'M11.1 5.6C8.6 4 5.4 3.4 1.6 3.8V18.6C5.4 18.2 8.6 18.8 11.1 20.6Z' },
    { kind: 'fill', d: 'M12.9 5.6C15.4 4 18.6 3.4 22.4 3.8V18.6C18.6 18.2 15.4 18.8 12.9 20.6Z' },
  ],
  // a tile with a star on it
  effects: [
    {
      kind: 'fill',
      d: 'M5.5 2.5H18.5A3 3 0 0 1 21.5 5.5V18.5A3 3 0 0 1 18.5 21.5H5.5A3 3 0 0 1 2.5 18.5V5.5A3 3 0 0 1 5.5 2.5ZM12 5.5L13.7 10.3L18.5 12L13.7 13.7L12 18.5L10.3 13.7L5.5 12L10.3 10.3Z',
    },
  ],
  // a sun
  gods: [
    { kind: 'fill', d: 'M12 6.8A5.2 5.2 0 1 0 12 17.2A5.2 5.2 0 1 0 12 6.8Z' },
    {
      kind: 'line',
      d: 'M19.6 12L22.4 12M17.37 17.37L19.35 19.35M12 19.6L12 22.4M6.63 17.37L4.65 19.35M4.4 12L1.6 12M6.63 6.63L4.65 4.65M12 4.4L12 1.6M17.37 6.63L19.35 4.65',
    },
  ],
  // the display, three by three
  setup: [
    {
      kind: 'fill',
      d: 'M2.5 2.5H7.9V7.9H2.5ZM9.3 2.5H14.7V7.9H9.3ZM16.1 2.5H21.5V7.9H16.1ZM2.5 9.3H7.9V14.7H2.5ZM9.3 9.3H14.7V14.7H9.3ZM16.1 9.3H21.5V14.7H16.1ZM2.5 16.1H7.9V21.5H2.5ZM9.3 16.1H14.7V21.5H9.3ZM16.1 16.1H21.5V21.5H16.1Z',
    },
  ],
  // a lamp that goes on
  forgotten: [
    {
      kind: 'fill',
      d: 'M12 1.8A7.4 7.4 0 0 1 16.2 15.3C15.5 15.8 15.2 16.4 15.2 17.2H8.8C8.8 16.4 8.5 15.8 7.8 15.3A7.4 7.4 0 0 1 12 1.8Z',
    },
    { kind: 'line', d: 'M9.6 19.4H14.4M10.8 22.2H13.2' },
  ],
  // something put down into a tray
  backup: [
    { kind: 'line', d: 'M12 2.6V14.4M6.8 9.4L12 14.6L17.2 9.4', width: 2.4 },
    { kind: 'line', d: 'M3 15.4V20.8H21V15.4', width: 2.4 },
  ],
  forward: [{ kind: 'line', d: 'M9 5L16 12L9 19', width: 2.4 }],
} as const satisfies Record<string, Glyph>;

export type UiGlyph = keyof typeof uiGlyphs;
