import type { Glyph } from './glyph';

/** Signs on small buttons: what a press does, always with a name beside or behind it. */
export const toolGlyphs = {
  camera: [
    {
      kind: 'line',
      d: 'M8 6.5L9.6 4H14.4L16 6.5H20A1.8 1.8 0 0 1 21.8 8.3V18.2A1.8 1.8 0 0 1 20 20H4A1.8 1.8 0 0 1 2.2 18.2V8.3A1.8 1.8 0 0 1 4 6.5Z',
    },
    { kind: 'line', d: 'M12 9.2A3.8 3.8 0 1 0 12 16.8A3.8 3.8 0 1 0 12 9.2Z' },
  ],
  back: [{ kind: 'line', d: 'M15 5L8 12L15 19', width: 2.4 }],
  undo: [{ kind: 'line', d: 'M8.5 4.5L4 9L8.5 13.5M4.6 9H14A5.5 5.5 0 0 1 14 20H9', width: 2.2 }],
  redo: [
    { kind: 'line', d: 'M15.5 4.5L20 9L15.5 13.5M19.4 9H10A5.5 5.5 0 0 0 10 20H15', width: 2.2 },
  ],
  up: [{ kind: 'line', d: 'M12 20V4.5M5.5 11L12 4.5L18.5 11', width: 2.2 }],
  down: [{ kind: 'line', d: 'M12 4V19.5M5.5 13L12 19.5L18.5 13', width: 2.2 }],
  open: [{ kind: 'line', d: 'M5 9L12 16L19 9', width: 2.4 }],
  close: [{ kind: 'line', d: 'M5 15L12 8L19 15', width: 2.4 }],
  more: [{ kind: 'line', d: 'M12 4.5V19.5M4.5 12H19.5', width: 2.4 }],
  less: [{ kind: 'line', d: 'M4.5 12H19.5', width: 2.4 }],
  // the corners of a frame
  fit: [
    {
      kind: 'line',
      d: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
      width: 2.2,
    },
  ],
  // a cross
  remove: [{ kind: 'line', d: 'M6 6L18 18M18 6L6 18', width: 2.2 }],
  // a bin with its lid
  delete: [
    { kind: 'line', d: 'M4 6.5H20M9 6V3.5H15V6' },
    { kind: 'line', d: 'M6 7L7 20.5H17L18 7M10.2 10.5V17M13.8 10.5V17' },
  ],
  // a pencil
  edit: [
    {
      kind: 'line',
      d: 'M4 20L5 15.5L15.8 4.7A2 2 0 0 1 18.6 4.7L19.3 5.4A2 2 0 0 1 19.3 8.2L8.5 19Z',
    },
    { kind: 'line', d: 'M13.6 7L17 10.4' },
  ],
  // a wheel with eight teeth
  settings: [
    {
      kind: 'fill',
      d: 'M10.4 1.8H13.6L14.2 4.6L16.3 5.5L18.7 3.9L20.9 6.2L19.4 8.6L20.2 10.6L23 11.2V14.4L20.2 15L19.4 17L20.9 19.4L18.7 21.7L16.3 20.1L14.2 21L13.6 23.8H10.4L9.8 21L7.7 20.1L5.3 21.7L3.1 19.4L4.6 17L3.8 15L1 14.4V11.2L3.8 10.6L4.6 8.6L3.1 6.2L5.3 3.9L7.7 5.5L9.8 4.6ZM12 8.6A4.2 4.2 0 1 0 12 17A4.2 4.2 0 1 0 12 8.6Z',
    },
  ],
  // a triangle with its stroke and dot
  warning: [
    { kind: 'line', d: 'M12 3L22.2 20.5H1.8Z' },
    { kind: 'line', d: 'M12 9.5V14', width: 2.2 },
    { kind: 'fill', d: 'M12 16A1.3 1.3 0 1 0 12 18.6A1.3 1.3 0 1 0 12 16Z' },
  ],
  done: [{ kind: 'line', d: 'M4.5 12.5L10 18L19.5 6.5', width: 2.4 }],
} as const satisfies Record<string, Glyph>;

export type ToolGlyph = keyof typeof toolGlyphs;
