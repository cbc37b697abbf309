import { contained, shifted, zoomedAt, type Placement, type Point, type Size } from './placement';

/** So many times as large as fitted, where a tile of a pyramid fills the screen. */
const MOST = 8;

/** A picture and the view that it is looked at in. */
export interface Stage {
  readonly view: Size;
  readonly picture: Size;
}

export type TwoPoints = readonly [Point, Point];

export const fitted = ({ view, picture }: Stage): Placement => contained(view, picture);

/** How many times as large as fitted, from 1. */
export function zoomOf(stage: Stage, { scale }: Placement): number {
  return scale / fitted(stage).scale;
}

export const isLeast = (stage: Stage, placement: Placement) => zoomOf(stage, placement) < 1.001;
export const isMost = (stage: Stage, placement: Placement) =>
  zoomOf(stage, placement) > MOST - 0.001;

/** A picture wider than the view leaves no gap beside it; one that is not stays in the middle. */
function edge(at: number, room: number, length: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(at, room - length));
}

function settled({ view, picture }: Stage, { scale, x, y }: Placement): Placement {
  return {
    scale,
    x: edge(x, view.width, picture.width * scale),
    y: edge(y, view.height, picture.height * scale),
  };
}

/** Larger or smaller about a point: never smaller than fitted, and never lost out of sight. */
export function zoomBy(stage: Stage, placement: Placement, factor: number, at: Point): Placement {
  const zoom = zoomOf(stage, placement);
  const wanted = Math.min(Math.max(zoom * factor, 1), MOST);
  return settled(stage, zoomedAt(placement, at, wanted / zoom));
}

export function panBy(stage: Stage, placement: Placement, right: number, down: number): Placement {
  return settled(stage, shifted(placement, right, down));
}

const between = ([one, other]: TwoPoints): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const apart = ([one, other]: TwoPoints) => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers: what was between them stays between them, wherever they go. */
export function pinch(stage: Stage, start: Placement, from: TwoPoints, to: TwoPoints): Placement {
  const [before, after] = [between(from), between(to)];
  const factor = apart(from) === 0 ? 1 : apart(to) / apart(from);
  const larger = zoomBy(stage, start, factor, before);
  return panBy(stage, larger, after.x - before.x, after.y - before.y);
}
