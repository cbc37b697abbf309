import type { Chance } from './chance';
import type { Shot } from './shot';

/** Linear light, three numbers a pixel. */
export interface Film {
  readonly light: Float32Array;
  readonly width: number;
  readonly height: number;
}

function blurLine(film: Float32Array, start: number, step: number, count: number, radius: number) {
  const line = new Float32Array(count);
  for (let i = 0; i < count; i += 1) line[i] = film[start + i * step] ?? 0;
  const at = (i: number) => line[i < 0 ? 0 : i >= count ? count - 1 : i] ?? 0;
  let sum = 0;
  for (let i = -radius; i < radius; i += 1) sum += at(i);
  for (let i = 0; i < count; i += 1) {
    sum += at(i + radius);
    film[start + i * step] = sum / (2 * radius + 1);
    sum -= at(i - radius);
  }
}

/** Out of focus: the mean over a square. */
export function blurFilm({ light, width, height }: Film, radius: number): void {
  if (radius < 1) return;
  for (let channel = 0; channel < 3; channel += 1) {
    for (let y = 0; y < height; y += 1) blurLine(light, y * width * 3 + channel, 3, width, radius);
    for (let x = 0; x < width; x += 1) blurLine(light, x * 3 + channel, width * 3, height, radius);
  }
}

/** The camera sets its exposure by the middle of the picture, and lets little burn out. */
export function exposure({ light }: Film, wanted: number): number {
  const some = light.filter((_, index) => index % 30 === 1).sort();
  const mean = some.reduce((sum, value) => sum + value, 0) / some.length;
  const high = some[Math.floor(some.length * 0.97)] ?? 1;
  return Math.min(wanted / Math.max(mean, 1e-6), 1 / Math.max(high, 1e-6));
}

const FINE = 4096;
/** A prime, so that the grain of one row is not that of the next. */
const GRAINS = 9973;
const ENCODED = Float32Array.from({ length: FINE + 1 }, (_, index) => {
  const value = index / FINE;
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
});

function encode(value: number): number {
  if (value >= 1) return 1;
  return ENCODED[(value * FINE + 0.5) | 0] ?? 0;
}

/** Film to the bytes of a picture: exposure, the camera's taste, noise, and what packing costs. */
export function develop(film: Film, shot: Shot, by: Chance): Uint8ClampedArray {
  const { light, width, height } = film;
  const scale = exposure(film, shot.exposure);
  const bytes = new Uint8ClampedArray(width * height * 4);
  const step = 1 + shot.blocks * 255;
  const grain = Float32Array.from({ length: GRAINS }, () => by.bell() * shot.noise);
  const put = (at: number, value: number, grey: number) => {
    const seen = grey + (value - grey) * shot.vivid + (grain[at % GRAINS] ?? 0);
    bytes[at] = (((seen * 255) / step + 0.5) | 0) * step;
  };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const red = encode((light[pixel * 3] ?? 0) * scale);
    const green = encode((light[pixel * 3 + 1] ?? 0) * scale);
    const blue = encode((light[pixel * 3 + 2] ?? 0) * scale);
    const grey = (red + 2 * green + blue) / 4;
    put(pixel * 4, red, grey);
    put(pixel * 4 + 1, green, grey);
    put(pixel * 4 + 2, blue, grey);
    bytes[pixel * 4 + 3] = 255;
  }
  return bytes;
}
