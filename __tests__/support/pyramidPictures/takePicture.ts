import type { Pyramid } from '../../../src/engine/geometry';
import type { Shown } from '../../../src/reader/shown';
import { chance } from './chance';
import type { Film } from './develop';
import { blurFilm, develop } from './develop';
import { layTable } from './layTable';
import { gains, glareSpots, shading } from './light';
import type { Shot } from './shot';
import type { Style } from './style';
import { view } from './view';

export interface Picture {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Sitting {
  readonly pyramid: Pyramid<Shown>;
  readonly style: Style;
  readonly shot: Shot;
  readonly seed: number;
}

/** Pictures are as wide as this unless a test says otherwise: enough for statistics. */
const WIDTH = 320;

/** A picture of a pyramid, cut to the frame: five tiles wide and four high. */
export function takePicture({ pyramid, style, shot, seed }: Sitting, width = WIDTH): Picture {
  const by = chance(seed);
  const table = layTable(pyramid, style, shot.things, by);
  const [look, shine, shadow] = [view(shot, by), glareSpots(shot, by), shading(shot, by)];
  const [red, green, blue] = gains(shot);
  const tile = width / 5;
  const film: Film = {
    light: new Float32Array(width * Math.round(tile * 4) * 3),
    width,
    height: Math.round(tile * 4),
  };
  for (let row = 0, at = 0; row < film.height; row += 1) {
    for (let col = 0; col < width; col += 1, at += 3) {
      const seen = look((col + 0.5) / tile, (row + 0.5) / tile);
      const paper = table(seen.x, seen.y);
      const lit = shadow(seen.x, seen.y);
      const extra = shine(seen.x, seen.y);
      film.light[at] = (paper[0] * lit + extra) * red;
      film.light[at + 1] = (paper[1] * lit + extra) * green;
      film.light[at + 2] = (paper[2] * lit + extra) * blue;
    }
  }
  blurFilm(film, Math.round(shot.blur * tile));
  return { pixels: develop(film, shot, by), width, height: film.height };
}
