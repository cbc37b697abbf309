/** Phones read codes by themselves. */
export function prepareCodeReader(): Promise<void> {
  return Promise.resolve();
}
