import { CELLS, POSITIONS, ROW_LENGTHS } from '../../../src/engine/geometry';
import type { Pyramid } from '../../../src/engine/geometry';
import type { Shown } from '../../../src/reader/shown';
import type { Chance } from './chance';
import { cloud } from './cloud';
import type { Rgb } from './ink';
import { blend, ink, shade, toRgb } from './ink';
import type { Print, Style } from './style';
import { printTile } from './style';

const TEXELS = 48;
const THINGS = [ink(0, 0.7, 0.4), ink(215, 0.7, 0.4), ink(120, 0.5, 0.35), ink(50, 0.8, 0.5)];
const MORE_THINGS = [...THINGS, ink(0, 0, 0.85), ink(280, 0.4, 0.35), ink(0, 0, 0.15)];

/** A surface of the table, x and y in tiles from the frame's top left corner. */
export type Table = (x: number, y: number) => Rgb;

function bareTable(by: Chance): Table {
  const kind = by.pick([
    { base: ink(28, 0.45, 0.35), wide: 1, long: 12, contrast: 0.08 },
    { base: ink(32, 0.4, 0.62), wide: 1, long: 9, contrast: 0.06 },
    { base: ink(220, 0.1, 0.12), wide: 3, long: 3, contrast: 0.02 },
    { base: ink(by.between(0, 360), 0.4, 0.3), wide: 8, long: 8, contrast: 0.04 },
    { base: ink(40, 0.1, 0.85), wide: 2, long: 2, contrast: 0.02 },
  ]);
  const [dark, light] = [
    toRgb(shade(kind.base, -kind.contrast)),
    toRgb(shade(kind.base, kind.contrast)),
  ];
  const grain = cloud(by, 1);
  return (x, y) => blend(dark, light, grain(x * kind.wide, y * kind.long));
}

/** A Worshiper, a cube or a token that somebody left on the tile. */
function withThing(print: Print, by: Chance): Print {
  const [cx, cy, half] = [by.between(0.25, 0.75), by.between(0.25, 0.75), by.between(0.07, 0.13)];
  const color = toRgb(by.pick(MORE_THINGS));
  return (x, y) => (Math.abs(x - cx) < half && Math.abs(y - cy) < half ? color : print(x, y));
}

interface Laid {
  readonly texels: readonly Rgb[];
  readonly dx: number;
  readonly dy: number;
}

function bake(print: Print): Rgb[] {
  return Array.from({ length: TEXELS * TEXELS }, (_, index) =>
    print(((index % TEXELS) + 0.5) / TEXELS, (Math.floor(index / TEXELS) + 0.5) / TEXELS),
  );
}

/** The pyramid on its table: tiles laid by hand, with gaps and round corners. */
export function layTable(pyramid: Pyramid<Shown>, style: Style, things: number, by: Chance): Table {
  const bare = bareTable(by);
  const gap = by.between(0.01, 0.03);
  const corner = by.between(0.04, 0.1);
  const laid = CELLS.map((cell): Laid => {
    const print = printTile(style, pyramid[cell], by);
    return {
      texels: bake(by.maybe(things) ? withThing(print, by) : print),
      dx: by.bell() * 0.01,
      dy: by.bell() * 0.01,
    };
  });
  const rowStarts = ROW_LENGTHS.map((_, row) => POSITIONS.findIndex((at) => at.row === row));
  const tileAt = (row: number, col: number) =>
    col >= 0 && col < (ROW_LENGTHS[row] ?? 0) ? laid[(rowStarts[row] ?? 0) + col] : undefined;

  return (x, y) => {
    const row = 3 - Math.floor(y);
    const left = (5 - (ROW_LENGTHS[row] ?? 5)) / 2;
    const col = Math.floor(x - left);
    const tile = tileAt(row, col);
    if (tile === undefined) return bare(x, y);
    const u = (x - left - col - gap - tile.dx) / (1 - 2 * gap);
    const v = (y - (3 - row) - gap - tile.dy) / (1 - 2 * gap);
    const cu = corner - Math.min(u, 1 - u);
    const cv = corner - Math.min(v, 1 - v);
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return bare(x, y);
    if (cu > 0 && cv > 0 && cu * cu + cv * cv > corner * corner) return bare(x, y);
    const texel = Math.floor(v * TEXELS) * TEXELS + Math.floor(u * TEXELS);
    return tile.texels[texel] ?? bare(x, y);
  };
}
