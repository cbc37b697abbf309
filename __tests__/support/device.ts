import { announceEverything } from '../../src/storage/everythingChanged';
import { keyValue } from '../../src/storage/keyValue';
import type { TransactionWatch } from '../../src/storage/transaction';

/** Everything that storage holds. */
export function held(): Record<string, string> {
  return Object.fromEntries(
    keyValue.getAllKeys().map((key) => [key, keyValue.getString(key) ?? '']),
  );
}

/** A device that holds exactly this. */
export function hold(records: Readonly<Record<string, string>>): void {
  keyValue.getAllKeys().forEach((key) => keyValue.remove(key));
  for (const [key, raw] of Object.entries(records)) keyValue.set(key, raw);
  announceEverything();
}

/** Nobody looks on, and nobody stops it. */
export function quietly(): TransactionWatch {
  return {
    signal: { aborted: false },
    onProgress: () => undefined,
    onCommit: () => undefined,
  };
}
