const listeners = new Set<() => void>();

/** Much was written past those who hold parts of it in memory: all of them read again. */
export function announceEverything(): void {
  listeners.forEach((listener) => listener());
}

export function onEverythingChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
