import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Point } from '../../camera/placement';

/** Phones have no wheel; the web's twin has one. */
export function useWheel(
  _page: RefObject<View | null>,
  _onZoom: (factor: number, at: Point) => void,
): void {
  return;
}
