import { keyValue } from './keyValue';

const PREFIX = `${keyValue.id}\\`;

/** Another tab wrote: its key, or null where it erased everything. */
export function onOutsideChange(listener: (key: string | null) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) listener(null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

onOutsideChange satisfies (typeof import('./outsideChanges'))['onOutsideChange'];
