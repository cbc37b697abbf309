import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import type { Picture } from '../../src/reader/picture';

const PNG_START = [0x89, 0x50, 0x4e, 0x47];
const JPEG_START = [0xff, 0xd8, 0xff];
/** A camera's largest picture, decoded, and room for the decoder. */
const MEMORY_MB = 2048;
const MEGAPIXELS = 200;

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The picture in a file, by its first bytes whatever its name says; null where there is none. */
export function decodePicture(bytes: Buffer): Picture | null {
  try {
    if (startsWith(bytes, PNG_START)) {
      const { data, width, height } = PNG.sync.read(bytes);
      return { pixels: data, width, height };
    }
    if (startsWith(bytes, JPEG_START)) {
      const limits = { maxMemoryUsageInMB: MEMORY_MB, maxResolutionInMP: MEGAPIXELS };
      const { data, width, height } = decode(bytes, { useTArray: true, ...limits });
      return { pixels: data, width, height };
    }
  } catch {
    // Both decoders throw at a damaged file; to the person it is no picture either way.
  }
  return null;
}
