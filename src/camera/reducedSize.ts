import type { Size } from './placement';

/** Enough to read every tile of four pyramids, in a few hundred kilobytes. */
const LONGEST_SIDE = 1600;

/** How well a photo is kept, from 0 to 1: the grain of the table is not what it is looked at for. */
export const JPEG_QUALITY = 0.8;

/** In whole pixels, of the same shape; what is small enough stays as it is. */
export function reducedSize({ width, height }: Size): Size {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * factor));
  return { width: side(width), height: side(height) };
}
