/** Long enough to get on, short enough for a press in between to be answered at once. */
const SLICE_MS = 12;

/** How somebody follows long work, and stops it. */
export interface Watch {
  /** An `AbortSignal`, or what looks like one. */
  readonly signal: { readonly aborted: boolean };
  readonly onProgress: (done: number, of: number) => void;
}

/** Many steps, a slice at a time: ten thousand must not freeze the screen. False where stopped. */
export async function inSlices(
  count: number,
  step: (index: number) => void,
  { signal, onProgress }: Watch,
): Promise<boolean> {
  let next = 0;
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    while (next < count && performance.now() < until) {
      step(next);
      next += 1;
    }
    onProgress(next, count);
    if (next === count) return true;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return false;
}
