import { keyValue } from './keyValue';
import { onOutsideChange } from './outsideChanges';
import type { Reading, RecordKind } from './record';
import { readRecord, writeRecord } from './record';
import { keepAside } from './rescue';
import type { Signal } from './signal';
import { createSignal } from './signal';
import { tryWrite } from './trouble';

export interface RecordStore<T> extends Pick<Signal<T>, 'get' | 'subscribe'> {
  readonly update: (change: (value: T) => T) => void;
  /** The record as text, and back: what a backup holds of it. */
  readonly parse: (raw: string) => Reading<T>;
  readonly make: (value: T) => string;
}

/** A record of which there is one: settings, players, the box. */
export function createRecordStore<T extends object>(
  key: string,
  kind: RecordKind<T>,
  fallback: T,
  write: (value: T) => object = (value) => value,
): RecordStore<T> {
  const parse = (raw: string) => readRecord(kind, raw);
  const make = (value: T) => writeRecord(kind, write(value));

  function load(): T {
    const raw = keyValue.getString(key);
    if (raw === undefined) return fallback;
    const reading = parse(raw);
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
      tryWrite(() => keyValue.set(key, make(value)));
      signal.set(value);
    },
    parse,
    make,
  };
}
