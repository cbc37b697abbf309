import type { Picture } from '../reader/picture';
import type { Rect } from './placement';

const CUT_WIDTH = 500;

/** The browser decodes off the page's thread, and the canvas reduces while it draws. */
async function cutOnCanvas(uri: string, { x, y, width, height }: Rect): Promise<Picture> {
  const bitmap = await createImageBitmap(await (await fetch(uri)).blob(), x, y, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(CUT_WIDTH, width);
  canvas.height = Math.max(1, Math.round((height * canvas.width) / width));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { pixels: data, width: canvas.width, height: canvas.height };
}

export const cutPicture = cutOnCanvas satisfies typeof import('./cutPicture').cutPicture;
