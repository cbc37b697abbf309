import type { Chance } from './chance';

const SIZE = 16;

/** Soft irregular values from 0 to 1 over the plane: paper, water, grain, hills. */
export function cloud(by: Chance, scale: number): (x: number, y: number) => number {
  const grid = Float64Array.from({ length: SIZE * SIZE }, by.unit);
  const at = (col: number, row: number) =>
    grid[(row & (SIZE - 1)) * SIZE + (col & (SIZE - 1))] ?? 0;
  return (x, y) => {
    const left = Math.floor(x * scale);
    const top = Math.floor(y * scale);
    const dx = x * scale - left;
    const dy = y * scale - top;
    const sx = dx * dx * (3 - 2 * dx);
    const sy = dy * dy * (3 - 2 * dy);
    const above = at(left, top) * (1 - sx) + at(left + 1, top) * sx;
    const below = at(left, top + 1) * (1 - sx) + at(left + 1, top + 1) * sx;
    return above * (1 - sy) + below * sy;
  };
}
