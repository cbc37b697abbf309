import type { View } from 'react-native';

/** Phones take pictures as large as their camera gives. */
export function sharpen(_camera: View | null): void {
  return;
}
