import { onEverythingChanged } from './everythingChanged';

/** On a phone nobody else writes to this app's storage, but a backup may have replaced it all. */
export function onOutsideChange(listener: (key: string | null) => void): () => void {
  return onEverythingChanged(() => listener(null));
}
