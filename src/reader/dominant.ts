import type { CellView } from './cellView';
import type { Chroma, Rgb } from './chroma';
import { chromaOf } from './chroma';

/** Patches this near to each other are of one ink. */
const NEAR = 0.06;

/** Where most of a tile lies on the plane: the crowd of its patches, without glyphs and details. */
export function dominantChroma({ patches, weights }: CellView, lamp: Rgb): Chroma {
  const places = Array.from(weights, (_, patch) =>
    chromaOf(
      patches[patch * 3] ?? 0,
      patches[patch * 3 + 1] ?? 0,
      patches[patch * 3 + 2] ?? 0,
      lamp,
    ),
  );
  let most = { weight: 0, x: 0, y: 0 };
  for (const middle of places) {
    const crowd = { weight: 0, x: 0, y: 0 };
    places.forEach(({ x, y }, patch) => {
      if (Math.hypot(x - middle.x, y - middle.y) > NEAR) return;
      const weight = weights[patch] ?? 0;
      crowd.weight += weight;
      crowd.x += weight * x;
      crowd.y += weight * y;
    });
    if (crowd.weight > most.weight) most = crowd;
  }
  return { x: most.x / most.weight, y: most.y / most.weight };
}
