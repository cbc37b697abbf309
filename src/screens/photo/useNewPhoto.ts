import { useState } from 'react';
import { choosePicture, type Shot } from '../../camera/choosePicture';
import { reducePicture } from '../../camera/reducePicture';
import type { PhotoWords } from '../../i18n/photo/en';
import { keepPhoto, type PhotoKept } from '../../storage/photos/keepPhoto';

type Trouble = keyof PhotoWords['refused'];

interface NewPhoto {
  readonly busy: boolean;
  /** What went wrong with the last picture. */
  readonly trouble: Trouble | null;
  readonly fail: (trouble: Trouble | null) => void;
  /** Null where none was chosen, or what was chosen is no picture. */
  readonly choose: () => Promise<Shot | null>;
  readonly keep: (shot: Shot) => Promise<PhotoKept>;
}

const BAD: PhotoKept = { ok: false, why: 'bad-picture' };

/** A picture on its way to becoming a game's photo. */
export function useNewPhoto(id: string): NewPhoto {
  const [busy, setBusy] = useState(false);
  const [trouble, fail] = useState<Trouble | null>(null);

  const choose = async () => {
    try {
      return await choosePicture();
    } catch {
      // A browser's chooser refuses here what is no picture.
      fail('bad-picture');
      return null;
    }
  };
  const keep = async ({ uri }: Shot) => {
    setBusy(true);
    fail(null);
    const reduced = await reducePicture(uri).catch(() => null);
    const kept = reduced === null ? BAD : await keepPhoto(id, reduced);
    setBusy(false);
    if (!kept.ok) fail(kept.why);
    return kept;
  };
  return { busy, trouble, fail, choose, keep };
}
