import { keysIn } from './keys';
import { keyValue } from './keyValue';
import { tryWrite } from './trouble';

const PREFIX = 'rescue.';

export interface Rescued {
  readonly key: string;
  readonly raw: string;
}

/** Raw data that could not be read, put where nothing writes. The same data is kept once. */
export function keepAside(key: string, raw: string): void {
  const taken = listRescued().filter((one) => one.key.startsWith(`${PREFIX}${key}.`));
  if (taken.some((one) => one.raw === raw)) return;
  tryWrite(() => keyValue.set(`${PREFIX}${key}.${taken.length + 1}`, raw));
}

export function listRescued(): Rescued[] {
  return keysIn(PREFIX)
    .sort()
    .map((key) => ({ key, raw: keyValue.getString(key) ?? '' }));
}

export function forgetRescued(key: string): void {
  keyValue.remove(key);
}
