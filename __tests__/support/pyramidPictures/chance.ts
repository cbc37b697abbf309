import { dice } from '../../codec/dice';

const FINE = 2 ** 30;

/** Chance by seed: the same picture on every machine. */
export interface Chance {
  readonly unit: () => number;
  readonly between: (low: number, high: number) => number;
  readonly maybe: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Around 0, with a spread of 1; three dice are near enough to a bell. */
  readonly bell: () => number;
  readonly seed: () => number;
}

export function chance(seed: number): Chance {
  const roll = dice(seed);
  const unit = () => roll(FINE) / FINE;
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    maybe: (share) => unit() < share,
    pick: (list) => list[roll(list.length)] as (typeof list)[number],
    bell: () => (unit() + unit() + unit() - 1.5) * 2,
    seed: () => roll(FINE),
  };
}
