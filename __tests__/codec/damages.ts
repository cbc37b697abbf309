import { randomBytes } from './dice';

export type Roll = (sides: number) => number;
type Damage = (bytes: Uint8Array, other: Uint8Array, roll: Roll) => Uint8Array;

function flipped(bytes: Uint8Array, roll: Roll): Uint8Array {
  const copy = bytes.slice();
  for (let flips = 1 + roll(8); flips > 0; flips -= 1) {
    const place = roll(copy.length);
    copy[place] = (copy[place] ?? 0) ^ (1 << roll(8));
  }
  return copy;
}

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

export const DAMAGES: readonly Damage[] = [
  (bytes, _, roll) => flipped(bytes, roll),
  (bytes, _, roll) => {
    const copy = bytes.slice();
    for (let changes = 1 + roll(4); changes > 0; changes -= 1) copy[roll(copy.length)] = roll(256);
    return copy;
  },
  (bytes, _, roll) => bytes.slice(0, roll(bytes.length)),
  (bytes, _, roll) => joined(bytes, randomBytes(roll, 1 + roll(6))),
  (bytes, other, roll) =>
    joined(bytes.slice(0, roll(bytes.length)), other.slice(roll(other.length))),
];

export function pick<T>(list: readonly T[], roll: Roll): T {
  return list[roll(list.length)] as T;
}
