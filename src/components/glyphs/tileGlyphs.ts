import type { TileType } from '../../engine/tile';
import type { Glyph } from './glyph';

/** One drawing per effect, all of them our own. */
export const tileGlyphs: Record<TileType, Glyph> = {
  // a leafless tree on bare ground
  wilderness: [
    {
      kind: 'line',
      d: 'M12 20.5V12.5M12 15.5L7 10.5V6M7 10.5L3.8 9.4M12 12.5L16.5 7.5V3M16.5 7.5L20.4 6.6',
    },
    { kind: 'line', d: 'M3.5 21H20.5', soft: true },
  ],
  // a house with a chimney
  village: [
    {
      kind: 'fill',
      d: 'M12 3L22.5 12H19.5V21H14.4V15.6A2.4 2.4 0 0 0 9.6 15.6V21H4.5V12H1.5Z',
    },
    { kind: 'fill', d: 'M16.4 2.8H19.4V8L16.4 5.4Z', soft: true },
  ],
  // a mountain that opens, and what it throws
  volcano: [
    { kind: 'fill', d: 'M8 11L10 13.4L12 11.4L14 13.4L16 11L22.5 21.5H1.5Z' },
    { kind: 'fill', d: 'M12 1.6C14.6 4.4 14.4 7 12 8.8C9.6 7 9.4 4.4 12 1.6Z' },
    { kind: 'line', d: 'M6.2 7.6L5 5.6M17.8 7.6L19 5.6', soft: true },
  ],
  // two firs, one behind the other
  forest: [
    {
      kind: 'fill',
      d: 'M17.4 7.5L22.8 15.5H20.8L23.4 19.5H18.6V22H16.4V19.5H14L16.4 15.6L13.6 12.6Z',
      soft: true,
    },
    { kind: 'fill', d: 'M9 1.5L15 9.5H12.6L17.2 16.5H10.4V22H7.6V16.5H0.8L5.4 9.5H3Z' },
  ],
  // a drop with its gleam
  irrigation: [
    {
      kind: 'fill',
      d: 'M12 1.5C15.6 6.2 19.2 10.6 19.2 14.9A7.2 7.2 0 0 1 4.8 14.9C4.8 10.6 8.4 6.2 12 1.5ZM7.6 14.6A4.5 4.5 0 0 0 11.8 19.2V17.1A2.5 2.5 0 0 1 9.7 14.6Z',
    },
  ],
  // a gable on three columns
  temple: [
    { kind: 'fill', d: 'M12 2L22.5 7.8V10.4H1.5V7.8Z' },
    { kind: 'fill', d: 'M4 11.8H7.2V18H4ZM10.4 11.8H13.6V18H10.4ZM16.8 11.8H20V18H16.8Z' },
    { kind: 'fill', d: 'M1.5 19.4H22.5V22H1.5Z' },
  ],
  // a standing stone with a carved ring
  sacredStone: [
    {
      kind: 'fill',
      d: 'M7 20.5L6.2 9L9.6 3L14.2 1.8L17.8 7.6L17 20.5ZM12 6.8A3.2 3.2 0 1 0 12 13.2A3.2 3.2 0 1 0 12 6.8ZM12 8.8A1.2 1.2 0 1 1 12 11.2A1.2 1.2 0 1 1 12 8.8Z',
    },
    { kind: 'line', d: 'M2.8 21.2H21.2', soft: true },
  ],
  // a sheaf tied at the waist
  farm: [
    { kind: 'fill', d: 'M12 1.5C14.4 4.5 14.2 8.2 12 11.5C9.8 8.2 9.6 4.5 12 1.5Z' },
    {
      kind: 'fill',
      d: 'M4.65 3.89C8.36 4.9 10.37 8.01 10.53 11.98C6.81 10.6 4.47 7.73 4.65 3.89Z',
    },
    {
      kind: 'fill',
      d: 'M19.35 3.89C19.53 7.73 17.19 10.6 13.47 11.98C13.63 8.01 15.64 4.9 19.35 3.89Z',
    },
    { kind: 'fill', d: 'M8.2 12.8H15.8V15.2H8.2Z' },
    { kind: 'fill', d: 'M8.4 16.3H10.8L9.4 22.3H5Z' },
    { kind: 'fill', d: 'M11.2 16.3H12.8L13.6 22.3H10.4Z' },
    { kind: 'fill', d: 'M13.2 16.3H15.6L19 22.3H14.6Z' },
  ],
  // two hands that hold a soul
  proselytism: [
    { kind: 'fill', d: 'M12 2.2A3.6 3.6 0 1 0 12 9.4A3.6 3.6 0 1 0 12 2.2Z' },
    {
      kind: 'fill',
      d: 'M1.6 9.4C2.6 8.6 4 9 4.3 10.4L5.2 13.6C6.2 13 7.4 13.2 8.2 14L10.2 16C10.8 16.7 11.2 17.6 11.2 18.6V22H7.4L3.4 18C2.4 17 1.6 15.4 1.6 13.8Z',
    },
    {
      kind: 'fill',
      d: 'M22.4 9.4C21.4 8.6 20 9 19.7 10.4L18.8 13.6C17.8 13 16.6 13.2 15.8 14L13.8 16C13.2 16.7 12.8 17.6 12.8 18.6V22H16.6L20.6 18C21.6 17 22.4 15.4 22.4 13.8Z',
    },
  ],
};
