import type { NonEmpty } from './fields';

/**
 * Every way to name some of these things in order, each at most once: first one thing alone, then
 * two, and so on. Of five things there are 5 + 20 + 60 + 120 + 120 = 325.
 */
export function arrangementsOf<T>([first, ...others]: NonEmpty<T>): NonEmpty<readonly T[]> {
  const all: [T[], ...T[][]] = [[first], ...others.map((one) => [one])];
  // The list grows while it is walked; what was added last is of full length and adds nothing.
  for (const named of all) {
    for (const one of [first, ...others]) if (!named.includes(one)) all.push([...named, one]);
  }
  return all;
}

/**
 * Where an arrangement stands in its list, or -1. It is looked up by one number with a digit for each
 * thing; a thing that is none of these has a digit, too, so that it is not overlooked.
 */
export function placeFinder<T>(
  things: readonly T[],
  arrangements: readonly (readonly T[])[],
): (named: readonly T[]) => number {
  const base = things.length + 2;
  function keyOf(named: readonly T[]): number {
    let key = 0;
    for (const one of named) key = key * base + things.indexOf(one) + 2;
    return key;
  }
  const places = new Map(arrangements.map((named, place) => [keyOf(named), place]));
  return (named) => places.get(keyOf(named)) ?? -1;
}
