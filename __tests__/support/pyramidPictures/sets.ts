import { mapCells } from '../../../src/engine/geometry';
import type { Pyramid } from '../../../src/engine/geometry';
import { COLORS } from '../../../src/engine/tile';
import type { Shown } from '../../../src/reader/shown';
import { FLAT } from './art/flat';
import { HATCHED } from './art/hatched';
import { IMPASTO } from './art/impasto';
import { MEDALLION } from './art/medallion';
import { MOSAIC } from './art/mosaic';
import { POSTER } from './art/poster';
import { SCENE } from './art/scene';
import { TERRAIN } from './art/terrain';
import { WATERCOLOUR } from './art/watercolour';
import { WOODCUT } from './art/woodcut';
import { chance } from './chance';
import { anyShot } from './shot';
import type { Style } from './style';
import type { Sitting } from './takePicture';

const WILDERNESS_SHARE = 1 / 8;
const ONE_COLOR_SHARE = 0.15;

/** Some players build on one colour: there a picture's mean says nothing about its light. */
export function anyPyramid(seed: number): Pyramid<Shown> {
  const by = chance(seed);
  const favourite = by.maybe(ONE_COLOR_SHARE) ? by.pick(COLORS) : null;
  return mapCells(() => {
    if (by.maybe(WILDERNESS_SHARE)) return 'wilderness';
    return favourite !== null && by.maybe(0.75) ? favourite : by.pick(COLORS);
  });
}

export function sitting(style: Style, seed: number): Sitting {
  const by = chance(seed);
  return { pyramid: anyPyramid(by.seed()), style, shot: anyShot(by.seed()), seed: by.seed() };
}

function sittings(styles: readonly Style[], count: number, firstSeed: number): Sitting[] {
  return Array.from({ length: count }, (_, index) =>
    sitting(styles[index % styles.length] as Style, firstSeed + index),
  );
}

/** The reader's numbers were set by looking at these. */
export const TUNING_STYLES = [FLAT, WATERCOLOUR, SCENE, HATCHED, MOSAIC];
export function tuningSet(count: number): Sitting[] {
  return sittings(TUNING_STYLES, count, 1_000_000);
}

/** No number of the reader was set by these: other art, other seeds. */
export const TEST_STYLES = [POSTER, WOODCUT, MEDALLION, IMPASTO, TERRAIN];
export function testSet(count: number): Sitting[] {
  return sittings(TEST_STYLES, count, 9_000_000);
}
