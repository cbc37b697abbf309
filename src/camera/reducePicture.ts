import { File } from 'expo-file-system';
import { ImageManipulator, SaveFormat } from 'expo-image-manipulator';
import type { Size } from './placement';
import { JPEG_QUALITY, reducedSize } from './reducedSize';

export interface Reduced extends Size {
  /** Of a JPEG, upright. */
  readonly bytes: Uint8Array;
}

/**
 * A picture as it is kept. The system decodes it, turned the right way up, and writes it anew: what
 * the camera wrote beside the pixels is left behind. Throws where it is no picture.
 */
export async function reducePicture(uri: string): Promise<Reduced> {
  const whole = await ImageManipulator.manipulate(uri).renderAsync();
  const size = reducedSize(whole);
  const image = await ImageManipulator.manipulate(whole).resize(size).renderAsync();
  const saved = await image.saveAsync({ format: SaveFormat.JPEG, compress: JPEG_QUALITY });
  const file = new File(saved.uri);
  const bytes = await file.bytes();
  file.delete();
  return { bytes, width: saved.width, height: saved.height };
}
