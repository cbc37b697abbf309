import { keysIn } from './keys';
import { keyValue } from './keyValue';
import { onOutsideChange } from './outsideChanges';
import { createSignal } from './signal';
import { tryWrite } from './trouble';

const PREFIX = 'rescue.';

export interface Rescued {
  readonly key: string;
  readonly raw: string;
}

/** The last list; null after a change, so that it is made anew only when somebody asks. */
const list = createSignal<readonly Rescued[] | null>(null);
const changed = () => list.set(null);

export const subscribeRescued = list.subscribe;

onOutsideChange(changed);

/** Raw data that could not be read, put where nothing writes. The same data is kept once. */
export function keepAside(key: string, raw: string): void {
  const taken = listRescued().filter((one) => one.key.startsWith(`${PREFIX}${key}.`));
  if (taken.some((one) => one.raw === raw)) return;
  tryWrite(() => keyValue.set(`${PREFIX}${key}.${taken.length + 1}`, raw));
  changed();
}

/** The same list until something changes. */
export function listRescued(): readonly Rescued[] {
  const known = list.get();
  if (known !== null) return known;
  const made = keysIn(PREFIX)
    .sort()
    .map((key) => ({ key, raw: keyValue.getString(key) ?? '' }));
  list.remember(made);
  return made;
}

export function forgetRescued(key: string): void {
  keyValue.remove(key);
  changed();
}
