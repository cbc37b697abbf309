import type { Chance } from './chance';
import type { Shot } from './shot';

/** The camera's height over the table, in tiles: a phone held above five of them. */
const HEIGHT = 7;

export type View = (x: number, y: number) => { readonly x: number; readonly y: number };

/** From a point of the picture to the point of the table that is seen there, both in tiles. */
export function view({ offset, tilt, turn }: Shot, by: Chance): View {
  const [away, lean] = [by.between(0, 2 * Math.PI), by.between(0, 2 * Math.PI)];
  const [ox, oy] = [offset * Math.cos(away), offset * Math.sin(away)];
  const [lx, ly] = [Math.cos(lean), Math.sin(lean)];
  const [slope, near] = [
    Math.tan((tilt * Math.PI) / 180) / HEIGHT,
    Math.cos((tilt * Math.PI) / 180),
  ];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return (x, y) => {
    const px = x - 2.5;
    const py = y - 2;
    const along = px * lx + py * ly;
    const depth = 1 / (1 - slope * along);
    // What leans away is seen shorter along the slope, and smaller the farther it is.
    const stretch = along * (1 / near - 1);
    const tx = (px + stretch * lx) * depth;
    const ty = (py + stretch * ly) * depth;
    return { x: tx * cos - ty * sin + ox + 2.5, y: tx * sin + ty * cos + oy + 2 };
  };
}
