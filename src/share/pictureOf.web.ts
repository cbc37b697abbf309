import type { Svg } from 'react-native-svg';
import type { PictureSize } from './pictureOf';

/** What react-native-svg's classes hold on the web, whatever their types say. */
interface OnWeb {
  readonly elementRef: { readonly current: SVGSVGElement | null };
}

function asFile(element: SVGSVGElement, { width, height }: PictureSize): Blob {
  const copy = element.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

async function drawn(file: Blob, { width, height }: PictureSize): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * react-native-svg has a `toDataURL` here too, but it turns every quotation mark of a name into an
 * apostrophe, and where the browser refuses the drawing it never answers.
 */
async function pictureOnWeb(svg: Svg, size: PictureSize): Promise<Uint8Array | null> {
  try {
    const element = (svg as unknown as OnWeb).elementRef.current;
    const png = element && (await drawn(asFile(element, size), size));
    return png && new Uint8Array(await png.arrayBuffer());
  } catch {
    return null;
  }
}

export const pictureOf = pictureOnWeb satisfies typeof import('./pictureOf').pictureOf;
