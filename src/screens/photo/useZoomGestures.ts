import { useRef } from 'react';
import type { GestureResponderEvent, GestureResponderHandlers } from 'react-native';
import type { Placement, Point } from '../../camera/placement';
import { isLeast, panBy, pinch, zoomBy, type Stage } from '../../camera/zoom';
import { isDoubleTap, isTap, type Tap } from './taps';

const DOUBLE_TAP_ZOOM = 3;

const pointsOf = ({ nativeEvent }: GestureResponderEvent): Point[] =>
  nativeEvent.touches.slice(0, 2).map(({ pageX, pageY }) => ({ x: pageX, y: pageY }));

/**
 * One finger moves the picture, two make it larger or smaller, and two taps go close or back. The
 * view fills the screen, so that places on the page are places in the view.
 */
export function useZoomGestures(
  stage: Stage,
  placement: Placement,
  onPlace: (placement: Placement | null) => void,
): GestureResponderHandlers {
  const start = useRef<{ placement: Placement; points: readonly Point[] }>({
    placement,
    points: [],
  });
  const down = useRef<Tap | null>(null);
  const last = useRef<Tap | null>(null);

  const grab = (event: GestureResponderEvent) => {
    start.current = { placement, points: pointsOf(event) };
  };
  const move = (event: GestureResponderEvent) => {
    const { placement: from, points } = start.current;
    const [was, wasOther] = points;
    const [is, isOther] = pointsOf(event);
    if (
      was === undefined ||
      is === undefined ||
      (wasOther === undefined) !== (isOther === undefined)
    ) {
      // A finger came or went: what was done so far stays, and the rest starts from there.
      grab(event);
    } else if (wasOther !== undefined && isOther !== undefined) {
      onPlace(pinch(stage, from, [was, wasOther], [is, isOther]));
    } else {
      onPlace(panBy(stage, from, is.x - was.x, is.y - was.y));
    }
  };
  const release = ({ nativeEvent: { pageX: x, pageY: y } }: GestureResponderEvent) => {
    const tap = { x, y, at: Date.now() };
    if (down.current === null || !isTap(down.current, tap)) return;
    if (!isDoubleTap(last.current, tap)) {
      last.current = tap;
      return;
    }
    last.current = null;
    onPlace(isLeast(stage, placement) ? zoomBy(stage, placement, DOUBLE_TAP_ZOOM, tap) : null);
  };
  return {
    onStartShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: (event) => {
      const { pageX: x, pageY: y } = event.nativeEvent;
      down.current = { x, y, at: Date.now() };
      grab(event);
    },
    onResponderMove: move,
    onResponderRelease: release,
  };
}
