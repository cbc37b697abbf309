import { useCallback, useLayoutEffect, useRef } from 'react';

/** A code that was out of sight for so long has been shown again on purpose. */
const GONE_MS = 2000;

/**
 * A camera sees the same code several times a second. It is told once for as long as it stays in
 * sight: whoever takes a scan back must not see it come in again by itself. The answer stays the same
 * function, for on the web expo-camera keeps the first one it is given.
 */
export function useSightings(onCode: (text: string) => void): (text: string) => void {
  const latest = useRef(onCode);
  useLayoutEffect(() => {
    latest.current = onCode;
  });
  const last = useRef({ text: '', at: 0 });
  return useCallback((text: string) => {
    const at = Date.now();
    const seenBefore = last.current.text === text && at - last.current.at < GONE_MS;
    last.current = { text, at };
    if (!seenBefore) latest.current(text);
  }, []);
}
