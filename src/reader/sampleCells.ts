import { mapCells, POSITIONS, ROW_LENGTHS } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import type { Frame, Picture } from './picture';

/** Patches along a tile's side. */
export const SIDE = 10;
export const PATCHES = SIDE * SIDE;
/** Left out on each side of a tile: the frame may be off, and the neighbour show in it. */
const MARGIN = 0.16;
/** Pixels looked at along a patch's side: of twelve million a few thousand are enough. */
const LOOKS = 3;

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Linear red, green and blue of each patch, row by row. */
export type Patches = Float32Array;

function sampleTile(picture: Picture, left: number, top: number, wide: number, high: number) {
  const { pixels, width, height } = picture;
  const patches = new Float32Array(PATCHES * 3);
  const steps = SIDE * LOOKS;
  const place = (step: number, start: number, size: number, end: number) =>
    Math.min(end - 1, Math.max(0, Math.floor(start + ((step + 0.5) / steps) * size)));
  for (let row = 0; row < steps; row += 1) {
    const line = place(row, top, high, height) * width;
    for (let col = 0; col < steps; col += 1) {
      const from = (line + place(col, left, wide, width)) * 4;
      const to = (Math.floor(row / LOOKS) * SIDE + Math.floor(col / LOOKS)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const light = LINEAR[pixels[from + channel] ?? 0] ?? 0;
        patches[to + channel] = (patches[to + channel] ?? 0) + light / (LOOKS * LOOKS);
      }
    }
  }
  return patches;
}

/** The inner part of every tile as a few patches of light, the base first. */
export function sampleCells(picture: Picture, frame: Frame): Pyramid<Patches> {
  const [wide, high] = [frame.width / 5, frame.height / 4];
  return mapCells((cell) => {
    const { row, col } = POSITIONS[cell];
    const left = (5 - (ROW_LENGTHS[row] ?? 5)) / 2 + col + MARGIN;
    const top = 3 - row + MARGIN;
    const inner = 1 - 2 * MARGIN;
    return sampleTile(
      picture,
      frame.x + left * wide,
      frame.y + top * high,
      inner * wide,
      inner * high,
    );
  });
}
