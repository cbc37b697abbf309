/** On a phone nobody else writes to this app's storage. */
export function onOutsideChange(_: (key: string | null) => void): () => void {
  return () => undefined;
}
