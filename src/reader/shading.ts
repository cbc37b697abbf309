import { mapCells, POSITIONS, ROW_LENGTHS } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import type { Plane } from './plane';
import { planeAt, PlaneFit, planePrior } from './plane';

/** What the evidence of all cells comes to under one lamp and the shadow that goes best with it. */
export interface Shaded {
  /** A cell's likelihood of each look; they add up to 1. */
  readonly shares: Pyramid<readonly number[]>;
  readonly plane: Plane;
  readonly score: number;
}

const BRIGHT_SPREAD = 0.45;
/** Farther off than this many spreads is glare or a thing on the tile: it must not bend the plane. */
const OUTLIER = 3;
/** A dim and a bright picture: white tiles in the shade look like grey ones in the light. */
const STARTS: readonly Plane[] = [
  [-0.5, 0, 0],
  [0.3, 0, 0],
];
const ROUNDS = 4;

const SPOTS = mapCells((cell) => {
  const { row, col } = POSITIONS[cell];
  return { x: (5 - (ROW_LENGTHS[row] ?? 5)) / 2 + col - 2, y: 1.5 - row };
});

function offBy(bright: number, level: number, look: number): number {
  return Math.min(OUTLIER, Math.abs(bright - level - look) / BRIGHT_SPREAD);
}

function weigh(
  evidence: Pyramid<readonly number[]>,
  brights: Pyramid<number>,
  looks: readonly number[],
  plane: Plane,
): Shaded {
  let score = planePrior(plane);
  const shares = mapCells((cell) => {
    const level = planeAt(plane, SPOTS[cell]);
    const logs = evidence[cell].map(
      (log, look) => log - 0.5 * offBy(brights[cell], level, looks[look] ?? 0) ** 2,
    );
    const top = Math.max(...logs);
    const parts = logs.map((log) => Math.exp(log - top));
    const sum = parts.reduce((total, part) => total + part, 0);
    score += top + Math.log(sum);
    return parts.map((part) => part / sum);
  });
  return { shares, plane, score };
}

function refit({ shares, plane }: Shaded, brights: Pyramid<number>, looks: readonly number[]) {
  const fit = new PlaneFit();
  mapCells((cell) => {
    shares[cell].forEach((share, look) => {
      const usual = looks[look] ?? 0;
      if (offBy(brights[cell], planeAt(plane, SPOTS[cell]), usual) < OUTLIER) {
        fit.add(SPOTS[cell], brights[cell] - usual, share / BRIGHT_SPREAD ** 2);
      }
    });
  });
  return fit.solve();
}

/** Colours and shadow in turns: each tells more about the other. */
export function shade(
  evidence: Pyramid<readonly number[]>,
  brights: Pyramid<number>,
  looks: readonly number[],
): Shaded {
  const ends = STARTS.map((start) => {
    let shaded = weigh(evidence, brights, looks, start);
    for (let round = 1; round < ROUNDS; round += 1) {
      shaded = weigh(evidence, brights, looks, refit(shaded, brights, looks));
    }
    return shaded;
  });
  return ends.reduce((best, one) => (one.score > best.score ? one : best));
}

export function levelAt(plane: Plane): Pyramid<number> {
  return mapCells((cell) => planeAt(plane, SPOTS[cell]));
}
