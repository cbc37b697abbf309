import type { Point } from '../../camera/placement';

/** Where a finger was, and when, in milliseconds. */
export interface Tap extends Point {
  readonly at: number;
}

/** A finger that stays still trembles so far. */
const TREMBLE = 10;
const HOLD_MS = 300;
const BETWEEN_MS = 350;
const BESIDE = 40;

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a finger that came down here and left there has only tapped. */
export function isTap(down: Tap, up: Tap): boolean {
  return apart(down, up) <= TREMBLE && up.at - down.at <= HOLD_MS;
}

export function isDoubleTap(last: Tap | null, tap: Tap): boolean {
  return last !== null && tap.at - last.at <= BETWEEN_MS && apart(last, tap) <= BESIDE;
}
