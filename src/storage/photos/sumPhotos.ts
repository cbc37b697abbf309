import { keysIn } from '../keys';
import { PHOTO_PREFIX, readPhoto } from './photos';

/** How many photos there are, and how many bytes in all; records tell, and no blob is read. */
export function sumPhotos(): { readonly count: number; readonly size: number } {
  const sizes = keysIn(PHOTO_PREFIX).flatMap((key) => {
    const reading = readPhoto(key.slice(PHOTO_PREFIX.length));
    return reading?.ok === true ? [reading.value.size] : [];
  });
  return { count: sizes.length, size: sizes.reduce((sum, one) => sum + one, 0) };
}
