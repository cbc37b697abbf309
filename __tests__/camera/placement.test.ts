import fc from 'fast-check';
import { covering, fitting, frameIn, inPicture, shifted, zoomed } from '../../src/camera/placement';

const VIEW = { width: 360, height: 400 };

test('the frame is five tiles by four in the middle of the view', () => {
  expect(frameIn(VIEW, 10)).toEqual({ x: 10, y: 64, width: 340, height: 272 });
  expect(frameIn({ width: 1000, height: 400 }, 0)).toEqual({
    x: 250,
    y: 0,
    width: 500,
    height: 400,
  });
});

test('a picture that covers the view is cut off evenly, and its part is found in pixels', () => {
  const picture = { width: 4000, height: 3000 };
  const placement = covering(VIEW, picture);
  expect(inPicture(placement, { x: 0, y: 0, ...VIEW }, picture)).toEqual({
    x: 650,
    y: 0,
    width: 2700,
    height: 3000,
  });
});

test('a picture that was cut to the frame lies in it at once', () => {
  const picture = { width: 500, height: 400 };
  const frame = frameIn(VIEW, 10);
  expect(inPicture(fitting(frame, picture), frame, picture)).toEqual({ x: 0, y: 0, ...picture });
});

test('zooming keeps the middle, and shifting moves what is seen', () => {
  const picture = { width: 720, height: 800 };
  const placement = covering(VIEW, picture);
  const middle = { x: 179, y: 199, width: 2, height: 2 };
  const before = inPicture(placement, middle, picture);
  expect(inPicture(zoomed(placement, VIEW, 2), middle, picture)).toMatchObject({
    x: before.x + 1,
    y: before.y + 1,
  });
  expect(inPicture(shifted(placement, 10, -5), middle, picture)).toEqual({
    ...before,
    x: before.x - 20,
    y: before.y + 10,
  });
});

test('wherever the frame lies, its part has pixels and is inside the picture', () => {
  const numbers = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 1, max: 5000 }),
        height: fc.integer({ min: 1, max: 5000 }),
      }),
      numbers,
      numbers,
      fc.double({ min: 0.05, max: 20, noNaN: true }),
      (picture, right, down, factor) => {
        const placed = shifted(zoomed(covering(VIEW, picture), VIEW, factor), right, down);
        const part = inPicture(placed, frameIn(VIEW, 12), picture);
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.width).toBeGreaterThanOrEqual(1);
        expect(part.height).toBeGreaterThanOrEqual(1);
        expect(part.x + part.width).toBeLessThanOrEqual(picture.width);
        expect(part.y + part.height).toBeLessThanOrEqual(picture.height);
      },
    ),
  );
});
