import type { Linear } from './layers';
import { add, linear, normalise, relu, softmax } from './layers';

/** One round in which every tile looks at every other, and at the looks that were learned. */
export interface Block {
  readonly norm1: Linear;
  readonly ask: Linear;
  readonly take: Linear;
  readonly norm2: Linear;
  readonly wide: Linear;
  readonly back: Linear;
}

const HEADS = 4;

/** What each row gathers from all: it heeds those whose keys go with its question. */
function gather(asked: Float32Array, width: number): Float32Array {
  const rows = asked.length / (3 * width);
  const size = width / HEADS;
  const gathered = new Float32Array(rows * width);
  const at = (row: number, part: number, col: number) =>
    asked[row * 3 * width + part * width + col] ?? 0;
  for (let start = 0; start < width; start += size) {
    for (let row = 0; row < rows; row += 1) {
      const heed = softmax(
        Float32Array.from({ length: rows }, (_, other) => {
          let sum = 0;
          for (let col = start; col < start + size; col += 1)
            sum += at(row, 0, col) * at(other, 1, col);
          return sum / Math.sqrt(size);
        }),
      );
      for (let col = start; col < start + size; col += 1) {
        gathered[row * width + col] = heed.reduce(
          (sum, share, other) => sum + share * at(other, 2, col),
          0,
        );
      }
    }
  }
  return gathered;
}

export function attend({ norm1, ask, take, norm2, wide, back }: Block, rows: Float32Array) {
  const width = take.bias.length;
  const heard = add(rows, linear(take, gather(linear(ask, normalise(norm1, rows)), width)));
  return add(heard, linear(back, relu(linear(wide, normalise(norm2, heard)))));
}
