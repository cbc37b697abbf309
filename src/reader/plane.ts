/** Brightness over the table: its level in the middle, and what a tile to the right or down adds. */
export type Plane = readonly [number, number, number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function planeAt([level, across, down]: Plane, { x, y }: Spot): number {
  return level + across * x + down * y;
}

/** How bright pictures are, and how steep a shadow is: without it a few tiles would bend the plane. */
const USUAL_LEVEL = 0;
const LEVEL_SPREAD = 0.6;
const SLOPE_SPREAD = 0.08;

/** How unlikely a plane is before one looks, as a logarithm. */
export function planePrior([level, across, down]: Plane): number {
  const off = (level - USUAL_LEVEL) / LEVEL_SPREAD;
  return -0.5 * (off * off + (across * across + down * down) / SLOPE_SPREAD ** 2);
}

/** Least squares, one observation after the other: the three normal equations. */
export class PlaneFit {
  private readonly rows: number[][] = [
    [1 / LEVEL_SPREAD ** 2, 0, 0, USUAL_LEVEL / LEVEL_SPREAD ** 2],
    [0, 1 / SLOPE_SPREAD ** 2, 0, 0],
    [0, 0, 1 / SLOPE_SPREAD ** 2, 0],
  ];

  add({ x, y }: Spot, value: number, weight: number): void {
    const terms = [1, x, y];
    const all = [...terms, value];
    this.rows.forEach((row, index) => {
      all.forEach((term, col) => {
        row[col] = (row[col] ?? 0) + weight * (terms[index] ?? 0) * term;
      });
    });
  }

  solve(): Plane {
    const [a, b, c] = this.rows.map((row) => [...row]) as [number[], number[], number[]];
    const clear = (row: number[], by: number[], col: number) => {
      const share = (row[col] ?? 0) / (by[col] ?? 1);
      by.forEach((value, index) => {
        row[index] = (row[index] ?? 0) - share * value;
      });
    };
    clear(b, a, 0);
    clear(c, a, 0);
    clear(c, b, 1);
    clear(b, c, 2);
    clear(a, c, 2);
    clear(a, b, 1);
    return [ratio(a, 0), ratio(b, 1), ratio(c, 2)];
  }
}

function ratio(row: readonly number[], col: number): number {
  return (row[3] ?? 0) / (row[col] ?? 1);
}
