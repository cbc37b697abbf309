import { startTransition } from 'react';

/** Runs what may be drawn a moment later than what is urgent. Gives the way to call it off. */
export function whenDrawn(run: () => void): () => void {
  let wanted = true;
  startTransition(() => {
    if (wanted) run();
  });
  return () => {
    wanted = false;
  };
}
