import { chance } from './chance';
import { cloud } from './cloud';
import { ink, toRgb } from './ink';
import type { Picture } from './takePicture';

const [WIDTH, HEIGHT] = [320, 256];

/** A picture with no pyramid in it: noise, blots, or one colour all over. */
export function noPyramid(seed: number): Picture {
  const by = chance(seed);
  const fields = [0, 1, 2].map(() => cloud(by, by.between(0.5, 12)));
  const plain = toRgb(ink(by.between(0, 360), by.between(0, 1), by.between(0.1, 0.95)));
  const grain = by.maybe(0.5) ? by.between(0, 40) : 0;
  const kind = by.pick(['noise', 'blots', 'plain']);
  const paint = (x: number, y: number, channel: number) => {
    if (kind === 'noise') return by.between(0, 255);
    const light = kind === 'blots' ? fields[channel]?.(x, y) : plain[channel];
    return 255 * Math.sqrt(light ?? 0) + grain * by.bell();
  };
  const pixels = Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    const [x, y] = [(pixel % WIDTH) / 64, Math.floor(pixel / WIDTH) / 64];
    return at % 4 === 3 ? 255 : paint(x, y, at % 4);
  });
  return { pixels, width: WIDTH, height: HEIGHT };
}
