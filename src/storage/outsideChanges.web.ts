import { onEverythingChanged } from './everythingChanged';
import { JOURNAL } from './journal';
import { keyValue } from './keyValue';

const PREFIX = `${keyValue.id}\\`;

/** Another tab wrote: its key, or null where it erased everything or a backup replaced it. */
export function onOutsideChange(listener: (key: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === null) listener(null);
    else if (key === PREFIX + JOURNAL) {
      if (newValue === null) listener(null);
    } else if (key.startsWith(PREFIX) && !keyValue.contains(JOURNAL)) {
      // Of a transaction's ten thousand writes only its end is told.
      listener(key.slice(PREFIX.length));
    }
  };
  const stop = onEverythingChanged(() => listener(null));
  window.addEventListener('storage', hear);
  return () => {
    stop();
    window.removeEventListener('storage', hear);
  };
}

onOutsideChange satisfies (typeof import('./outsideChanges'))['onOutsideChange'];
