/** A value that tells its listeners when it changes: what `useSyncExternalStore` asks for. */
export interface Signal<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Sets a value that listeners need not be told of, for it only spells out the one they know. */
  readonly remember: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    remember: (next) => {
      value = next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
