import fc from 'fast-check';
import type { Placement } from '../../src/camera/placement';
import { fitted, isLeast, isMost, panBy, pinch, zoomBy, zoomOf } from '../../src/camera/zoom';

const STAGE = { view: { width: 400, height: 800 }, picture: { width: 1600, height: 1200 } };
const START = fitted(STAGE);
/** The pixel of the picture that is drawn at a place of the view. */
const pixelAt = ({ scale, x, y }: Placement, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});
const close = (one: { x: number; y: number }, other: { x: number; y: number }) => {
  expect(one.x).toBeCloseTo(other.x, 6);
  expect(one.y).toBeCloseTo(other.y, 6);
};

test('fitted, all of it is in sight, in the middle', () => {
  expect(START).toEqual({ scale: 0.25, x: 0, y: 250 });
  expect(isLeast(STAGE, START)).toBe(true);
});

test('zooming keeps the pixel under the pointer where both sides are larger than the view', () => {
  const near = zoomBy(STAGE, START, 4, { x: 200, y: 400 });
  const at = { x: 130, y: 300 };
  close(pixelAt(zoomBy(STAGE, near, 1.3, at), at), pixelAt(near, at));
});

test('it gets no smaller than fitted and no larger than eight times that', () => {
  const middle = { x: 200, y: 400 };
  expect(zoomBy(STAGE, START, 0.1, middle)).toEqual(START);
  const most = zoomBy(STAGE, START, 100, middle);
  expect(zoomOf(STAGE, most)).toBeCloseTo(8);
  expect(isMost(STAGE, most)).toBe(true);
});

test('fitted, it cannot be dragged; zoomed in, it can, up to its edges', () => {
  expect(panBy(STAGE, START, 50, -70)).toEqual(START);
  const near = zoomBy(STAGE, START, 4, { x: 200, y: 400 });
  expect(panBy(STAGE, near, 10, -20)).toEqual({ ...near, x: near.x + 10, y: near.y - 20 });
  expect(panBy(STAGE, near, 9999, 9999)).toMatchObject({ x: 0, y: 0 });
  expect(panBy(STAGE, near, -9999, -9999)).toMatchObject({ x: 400 - 1600, y: 800 - 1200 });
});

test('what two fingers hold stays between them', () => {
  const near = zoomBy(STAGE, START, 4, { x: 200, y: 400 });
  const from = [
    { x: 150, y: 400 },
    { x: 250, y: 400 },
  ] as const;
  const to = [
    { x: 140, y: 410 },
    { x: 290, y: 410 },
  ] as const;
  const pinched = pinch(STAGE, near, from, to);
  expect(zoomOf(STAGE, pinched)).toBeCloseTo(6);
  close(pixelAt(pinched, { x: 215, y: 410 }), pixelAt(near, { x: 200, y: 400 }));
});

test('two fingers at one place change nothing by being apart', () => {
  const one = { x: 10, y: 10 };
  expect(pinch(STAGE, START, [one, one], [one, { x: 90, y: 10 }])).toEqual(START);
});

test('whatever is done, the picture cannot be lost: it fills the view or lies in its middle', () => {
  const far = fc.integer({ min: -3000, max: 3000 });
  const side = fc.integer({ min: 1, max: 4000 });
  const size = fc.record({ width: side, height: side });
  fc.assert(
    fc.property(
      fc.record({ view: size, picture: size }),
      fc.array(fc.tuple(fc.double({ min: 0.05, max: 20, noNaN: true }), far, far), {
        maxLength: 6,
      }),
      (stage, moves) => {
        const placed = moves.reduce<Placement>(
          (now, [factor, x, y]) => panBy(stage, zoomBy(stage, now, factor, { x, y }), y, x),
          fitted(stage),
        );
        for (const [at, room, length] of [
          [placed.x, stage.view.width, stage.picture.width * placed.scale],
          [placed.y, stage.view.height, stage.picture.height * placed.scale],
        ] as const) {
          if (length > room + 0.001) {
            expect(at).toBeLessThanOrEqual(0.001);
            expect(at + length).toBeGreaterThanOrEqual(room - 0.001);
          } else {
            expect(at).toBeCloseTo((room - length) / 2, 2);
          }
        }
      },
    ),
  );
});
