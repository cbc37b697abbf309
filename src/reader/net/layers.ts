/** A matrix, a row an output, and what is added to each. */
export interface Linear {
  readonly weight: Float32Array;
  readonly bias: Float32Array;
}

/** As many results as there are rows of input. */
export function linear({ weight, bias }: Linear, input: Float32Array): Float32Array {
  const outs = bias.length;
  const ins = weight.length / outs;
  const rows = input.length / ins;
  const output = new Float32Array(rows * outs);
  for (let row = 0; row < rows; row += 1) {
    for (let out = 0; out < outs; out += 1) {
      let sum = bias[out] ?? 0;
      for (let at = 0; at < ins; at += 1) {
        sum += (weight[out * ins + at] ?? 0) * (input[row * ins + at] ?? 0);
      }
      output[row * outs + out] = sum;
    }
  }
  return output;
}

export function relu(input: Float32Array): Float32Array {
  return input.map((value) => Math.max(0, value));
}

export function add(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => value + (other[at] ?? 0));
}

const TINY = 1e-5;

/** Each row freed of its mean and spread, then scaled and shifted as was learned. */
export function normalise({ weight, bias }: Linear, input: Float32Array): Float32Array {
  const width = bias.length;
  const output = new Float32Array(input.length);
  for (let start = 0; start < input.length; start += width) {
    const row = input.subarray(start, start + width);
    const mean = row.reduce((sum, value) => sum + value, 0) / width;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
    const scale = 1 / Math.sqrt(variance + TINY);
    row.forEach((value, at) => {
      output[start + at] = (value - mean) * scale * (weight[at] ?? 1) + (bias[at] ?? 0);
    });
  }
  return output;
}

/** Logarithms to shares that add up to 1. */
export function softmax(logs: Float32Array): Float32Array {
  const top = logs.reduce((most, log) => Math.max(most, log), -Infinity);
  const parts = logs.map((log) => Math.exp(log - top));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** The mean of each column over groups of rows, and the highest: what a tile has most, and at all. */
export function pool(input: Float32Array, width: number, group: number): Float32Array {
  const groups = input.length / width / group;
  const output = new Float32Array(groups * 2 * width);
  for (let one = 0; one < groups; one += 1) {
    const to = one * 2 * width;
    output.fill(-Infinity, to + width, to + 2 * width);
    for (let row = one * group; row < (one + 1) * group; row += 1) {
      for (let at = 0; at < width; at += 1) {
        const value = input[row * width + at] ?? 0;
        output[to + at] = (output[to + at] ?? 0) + value / group;
        output[to + width + at] = Math.max(output[to + width + at] ?? 0, value);
      }
    }
  }
  return output;
}
