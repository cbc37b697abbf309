import type { Chance } from './chance';

/** Whether a point of the tile is inside. */
export type Shape = (x: number, y: number) => boolean;

export function disc(cx: number, cy: number, radius: number): Shape {
  return (x, y) => (x - cx) ** 2 + (y - cy) ** 2 < radius * radius;
}

function ring(cx: number, cy: number, radius: number): Shape {
  const [outer, inner] = [disc(cx, cy, radius), disc(cx, cy, radius * 0.6)];
  return (x, y) => outer(x, y) && !inner(x, y);
}

function triangle(cx: number, cy: number, radius: number): Shape {
  return (x, y) => y < cy + radius && y > cy - radius && Math.abs(x - cx) < (y - cy + radius) * 0.5;
}

function cross(cx: number, cy: number, radius: number): Shape {
  const arm = radius * 0.35;
  return (x, y) => {
    const dx = Math.abs(x - cx);
    const dy = Math.abs(y - cy);
    return dx < radius && dy < radius && (dx < arm || dy < arm);
  };
}

/** A house, a tree, a mountain: what a glyph in ink comes to from afar. */
export function glyph(by: Chance, cx: number, cy: number, radius: number): Shape {
  return by.pick([disc, ring, triangle, cross])(cx, cy, radius);
}

/** The rim of the tile, this wide. */
export function frame(width: number): Shape {
  return (x, y) => x < width || y < width || x > 1 - width || y > 1 - width;
}
