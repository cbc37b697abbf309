import type { Reduced } from './reducePicture';
import { JPEG_QUALITY, reducedSize } from './reducedSize';

async function reduceOnCanvas(uri: string): Promise<Reduced> {
  const file = await (await fetch(uri)).blob();
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = reducedSize(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (jpeg === null) throw new Error('no picture');
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}

export const reducePicture =
  reduceOnCanvas satisfies typeof import('./reducePicture').reducePicture;
