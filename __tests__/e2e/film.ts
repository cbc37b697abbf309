import { writeFileSync } from 'node:fs';
import type { QrMatrix } from '../../src/codec/qrMatrix';

const WIDTH = 640;
const HEIGHT = 480;
/** A table in a pub: neither the paper's white nor black. */
const GROUND = 90;
const LIGHT = 235;
const DARK = 20;
const SIDE = 400;
/** Long enough for a reader that looks three times a second. */
const FRAMES_EACH = 10;
const FRAMES_A_SECOND = 5;

function frame(matrix: QrMatrix | null): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, GROUND);
  const left = (WIDTH - SIDE) / 2;
  const top = (HEIGHT - SIDE) / 2;
  for (let y = 0; matrix !== null && y < SIDE; y += 1) {
    const row = matrix[Math.floor((y * matrix.length) / SIDE)] ?? [];
    for (let x = 0; x < SIDE; x += 1) {
      const dark = row[Math.floor((x * row.length) / SIDE)] === true;
      luma[(top + y) * WIDTH + left + x] = dark ? DARK : LIGHT;
    }
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
}

/** A film for Chromium's camera, which plays it over and over: the codes one after another. */
export function writeFilm(path: string, codes: readonly (QrMatrix | null)[]): void {
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420\n`;
  const frames = codes.flatMap((code) => Array.from({ length: FRAMES_EACH }, () => frame(code)));
  writeFileSync(path, Buffer.concat([Buffer.from(header), ...frames]));
}
