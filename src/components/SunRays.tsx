import type { ReactElement } from 'react';
import Svg from 'react-native-svg';
import { useTheme } from '../theme/useTheme';
import { SUN_GRID, SunShape } from './SunShape';

/** The sun of the app's own drawing, at the size of a victory. */
export function SunRays({ size }: { size: number }): ReactElement {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${SUN_GRID} ${SUN_GRID}`}>
      <SunShape gold={colors.gold} />
    </Svg>
  );
}
