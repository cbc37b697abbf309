import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Point } from '../../camera/placement';

/** So much of a wheel makes it twice as large; of two fingers on a trackpad it takes less. */
const DOUBLING = { wheel: 300, trackpad: 80 };
const LINE = 16;

function factorOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
  return 2 ** (-pixels / (ctrlKey ? DOUBLING.trackpad : DOUBLING.wheel));
}

/** The wheel zooms about the pointer, and fingers zoom the picture instead of the whole page. */
function useWebWheel(
  page: RefObject<View | null>,
  onZoom: (factor: number, at: Point) => void,
): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const element = page.current as unknown as HTMLElement | null;
    if (element === null) return undefined;
    element.style.setProperty('touch-action', 'none');
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(factorOf(event), { x: event.clientX, y: event.clientY });
    };
    // React listens passively, which cannot keep the browser from zooming.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [page]);
}

export const useWheel = useWebWheel satisfies typeof import('./useWheel').useWheel;
