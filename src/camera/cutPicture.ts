import { ImageManipulator, SaveFormat } from 'expo-image-manipulator';
import { decode } from 'jpeg-js';
import { fromBase64 } from '../codec/base64';
import type { Picture } from '../reader/picture';
import type { Rect } from './placement';

/** Wide enough for a reader that looks at ten by ten patches a tile. */
const CUT_WIDTH = 500;

/** A part of a picture, reduced, as pixels. The system cuts it; only the small rest is decoded here. */
export async function cutPicture(uri: string, { x, y, ...size }: Rect): Promise<Picture> {
  const context = ImageManipulator.manipulate(uri)
    .crop({ originX: x, originY: y, ...size })
    .resize({ width: Math.min(CUT_WIDTH, size.width) });
  const image = await context.renderAsync();
  const { base64 } = await image.saveAsync({
    base64: true,
    format: SaveFormat.JPEG,
    compress: 0.9,
  });
  const { data, width, height } = decode(fromBase64(base64 ?? '') ?? new Uint8Array(), {
    useTArray: true,
  });
  return { pixels: data, width, height };
}
