import { PixelRatio, Platform } from 'react-native';
import type { Svg } from 'react-native-svg';
import { fromBase64 } from '../codec/base64';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A phone that has not drawn it by then will not: it does not say so. */
const PATIENCE_MS = 10_000;

/** iOS draws as many pixels to a point as its screen has, and is asked for fewer points. */
function pointsFor({ width, height }: PictureSize): PictureSize {
  const scale = Platform.OS === 'ios' ? PixelRatio.get() : 1;
  return { width: Math.round(width / scale), height: Math.round(height / scale) };
}

/** A drawing on the screen as the bytes of a PNG; null where the device could not. Never throws. */
export function pictureOf(svg: Svg, size: PictureSize): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    const done = (base64: string | undefined) => {
      clearTimeout(timer);
      resolve(base64 === undefined || base64 === '' ? null : fromBase64(base64));
    };
    try {
      svg.toDataURL(done, pointsFor(size));
    } catch {
      done(undefined);
    }
  });
}
