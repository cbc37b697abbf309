import { keyValue } from './keyValue';
import { onOutsideChange } from './outsideChanges';
import type { RecordKind } from './record';
import { readRecord, writeRecord } from './record';
import { keepAside } from './rescue';
import type { Signal } from './signal';
import { createSignal } from './signal';
import { tryWrite } from './trouble';

export interface RecordStore<T> extends Pick<Signal<T>, 'get' | 'subscribe'> {
  readonly update: (change: (value: T) => T) => void;
}

/** A record of which there is one: settings, players, the box. */
export function createRecordStore<T extends object>(
  key: string,
  kind: RecordKind<T>,
  fallback: T,
  write: (value: T) => object = (value) => value,
): RecordStore<T> {
  function load(): T {
    const raw = keyValue.getString(key);
    if (raw === undefined) return fallback;
    const reading = readRecord(kind, raw);
    if (reading.ok) return reading.value;
    // The next write takes this key, so what nobody could read is put where nothing writes.
    keepAside(key, raw);
    return fallback;
  }

  const signal = createSignal(load());
  onOutsideChange((changed) => {
    if (changed === null || changed === key) signal.set(load());
  });

  return {
    get: signal.get,
    subscribe: signal.subscribe,
    update: (change) => {
      const value = change(signal.get());
      if (value === signal.get()) return;
      tryWrite(() => keyValue.set(key, writeRecord(kind, write(value))));
      signal.set(value);
    },
  };
}
