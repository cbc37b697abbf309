import type { Block } from './attend';
import type { Linear } from './layers';
import weights from './weights.json';

/** Numbers as they are kept: 16 bits each, in base 64, to be multiplied by the scale. */
interface Packed {
  readonly scale: number;
  readonly numbers: string;
}

const LARGEST = 2 ** 15;

function unpack({ scale, numbers }: Packed): Float32Array {
  const bytes = atob(numbers);
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => {
    const value = bytes.charCodeAt(at * 2) + 256 * bytes.charCodeAt(at * 2 + 1);
    return (value < LARGEST ? value : value - 2 * LARGEST) * scale;
  });
}

const layer = ({ weight, bias }: { weight: Packed; bias: Packed }): Linear => ({
  weight: unpack(weight),
  bias: unpack(bias),
});

const block = ({
  norm1,
  ask,
  take,
  norm2,
  wide,
  back,
}: (typeof weights.blocks)[number]): Block => ({
  norm1: layer(norm1),
  ask: layer(ask),
  take: layer(take),
  norm2: layer(norm2),
  wide: layer(wide),
  back: layer(back),
});

function unpackAll() {
  return {
    point1: layer(weights.point1),
    point2: layer(weights.point2),
    cell: layer(weights.cell),
    look: layer(weights.look),
    blocks: weights.blocks.map(block),
    norm: layer(weights.norm),
    name: layer(weights.name),
  };
}

let unpacked: ReturnType<typeof unpackAll> | undefined;

/** What `scripts/train` learned from drawn pictures of many boxes; unpacked when it is first asked. */
export function network() {
  unpacked ??= unpackAll();
  return unpacked;
}
