import { useEffect, useState } from 'react';
import { blobs, type OpenBlob } from './blobs';

interface Opened {
  readonly blob: string;
  /** Null where it cannot be read. */
  readonly uri: string | null;
}

/**
 * What a photo is drawn from: undefined while it is fetched, null where it cannot be. It is let go of
 * when it is no longer shown. With a wait, rows that only fly by fetch nothing.
 */
export function usePhotoUri(blob: string, wait = 0): string | null | undefined {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let left = false;
    let open: OpenBlob | null = null;
    const fetch = async () => {
      const found = await blobs.open(blob).catch(() => null);
      if (left) {
        found?.close();
        return;
      }
      open = found;
      setOpened({ blob, uri: found?.uri ?? null });
    };
    const timer = setTimeout(() => void fetch(), wait);
    return () => {
      left = true;
      clearTimeout(timer);
      open?.close();
      // A page that is covered keeps its state, and must not show what was let go of.
      setOpened(null);
    };
  }, [blob, wait]);
  // A row of the list may show another game since.
  return opened?.blob === blob ? opened.uri : undefined;
}
