import { useDeferredValue } from 'react';

/** A value that may be drawn a moment later than what is urgent. */
export function useLate<T>(value: T): T {
  return useDeferredValue(value);
}
