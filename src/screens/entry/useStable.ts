import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the latest render says: memoized cells stay so. */
export function useStable<Args extends unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
