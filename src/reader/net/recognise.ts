import { mapCells } from '../../engine/geometry';
import type { Pyramid } from '../../engine/geometry';
import type { Description } from '../describe';
import { CELL_NUMBERS, LOOK_NUMBERS } from '../describe';
import { PATCHES } from '../sampleCells';
import { SHOWN } from '../shown';
import { attend } from './attend';
import { linear, normalise, pool, relu, softmax } from './layers';
import { network } from './network';

/** Row by row, one table of numbers beside the other. */
function beside(one: Float32Array, width: number, other: Float32Array, otherWidth: number) {
  const rows = one.length / width;
  const joined = new Float32Array(rows * (width + otherWidth));
  for (let row = 0; row < rows; row += 1) {
    joined.set(one.subarray(row * width, (row + 1) * width), row * (width + otherWidth));
    joined.set(
      other.subarray(row * otherWidth, (row + 1) * otherWidth),
      row * (width + otherWidth) + width,
    );
  }
  return joined;
}

const NAMES = Float32Array.from(
  SHOWN.flatMap((_, look) => SHOWN.map((__, other) => (look === other ? 1 : 0))),
);

/** How likely each cell shows each of SHOWN. All cells are looked at together: they are of one box. */
export function recognise({ patches, cells, looks }: Description): Pyramid<Float32Array> {
  const { point1, point2, cell, look, blocks, norm, name } = network();
  const points = relu(linear(point2, relu(linear(point1, patches))));
  const seen = pool(points, point2.bias.length, PATCHES);
  const tiles = relu(linear(cell, beside(seen, 2 * point2.bias.length, cells, CELL_NUMBERS)));
  const known = relu(linear(look, beside(looks, LOOK_NUMBERS, NAMES, SHOWN.length)));
  const rows = new Float32Array(tiles.length + known.length);
  rows.set(tiles);
  rows.set(known, tiles.length);
  const told = blocks.reduce<Float32Array>((now, block) => attend(block, now), rows);
  const logs = linear(name, normalise(norm, told.subarray(0, tiles.length)));
  return mapCells((at) => softmax(logs.subarray(at * SHOWN.length, (at + 1) * SHOWN.length)));
}
