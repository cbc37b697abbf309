import { writeFileSync } from 'node:fs';
import type { QrMatrix } from '../../src/codec/qrMatrix';
import type { Picture } from '../../src/reader/picture';

export const WIDTH = 640;
export const HEIGHT = 480;
/** Long enough for a reader that looks three times a second. */
const FRAMES_EACH = 10;
const FRAMES_A_SECOND = 5;

type Rgb = readonly [number, number, number];
/** What lies under the camera: a colour for each pixel. */
export type Scene = (x: number, y: number) => Rgb;

/** A table in a pub: neither the paper's white nor black. */
const GROUND: Rgb = [90, 80, 70];
const LIGHT: Rgb = [245, 245, 245];
const DARK: Rgb = [10, 10, 10];

/** Something in the middle of the table, drawn as large as this. */
function inTheMiddle(width: number, height: number, at: (x: number, y: number) => Rgb): Scene {
  const [left, top] = [(WIDTH - width) / 2, (HEIGHT - height) / 2];
  return (x, y) => {
    const [u, v] = [(x - left) / width, (y - top) / height];
    return u >= 0 && u < 1 && v >= 0 && v < 1 ? at(u, v) : GROUND;
  };
}

export function codeScene(matrix: QrMatrix): Scene {
  const side = matrix.length;
  return inTheMiddle(400, 400, (u, v) =>
    matrix[Math.floor(v * side)]?.[Math.floor(u * side)] === true ? DARK : LIGHT,
  );
}

export function pictureScene({ pixels, width, height }: Picture, drawnWidth: number): Scene {
  return inTheMiddle(drawnWidth, (drawnWidth * height) / width, (u, v) => {
    const at = 4 * (Math.floor(v * height) * width + Math.floor(u * width));
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  });
}

/** Brightness for every pixel, the two colours for every second one (BT.601). */
function frameOf(scene: Scene): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT);
  const chroma = [Buffer.alloc(luma.length / 4), Buffer.alloc(luma.length / 4)] as const;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [red, green, blue] = scene(x, y);
      luma[y * WIDTH + x] = 16 + 0.257 * red + 0.504 * green + 0.098 * blue;
      if (x % 2 === 1 || y % 2 === 1) continue;
      const at = ((y / 2) * WIDTH) / 2 + x / 2;
      chroma[0][at] = 128 - 0.148 * red - 0.291 * green + 0.439 * blue;
      chroma[1][at] = 128 + 0.439 * red - 0.368 * green - 0.071 * blue;
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), luma, ...chroma]);
}

/** A film for Chromium's camera, which plays it over and over: the scenes one after another. */
export function writeFilm(path: string, scenes: readonly Scene[]): void {
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420\n`;
  const frames = scenes.map(frameOf).flatMap((frame) => Array<Buffer>(FRAMES_EACH).fill(frame));
  writeFileSync(path, Buffer.concat([Buffer.from(header), ...frames]));
}
