import { useEffect, useState } from 'react';

/**
 * React would begin to draw a deferred value right after the urgent one, before the browser has
 * painted that. Here it waits for the frame: the timer runs when the frame's work is done.
 */
function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(value), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}

export const useLate = useAfterPaint satisfies typeof import('./useLate').useLate;
