/**
 * React would begin with what can wait right after what is urgent, before the browser has painted
 * that. Here it waits for the frame: the timer runs when the frame's work is done.
 */
function whenPainted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export const whenDrawn = whenPainted satisfies typeof import('./whenDrawn').whenDrawn;
