import type { ReactElement } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { useTheme } from '../theme/useTheme';

const CENTRE = 50;
const RAYS = 16;

/** Long and short rays by turns. */
const RAY_PATH = Array.from({ length: RAYS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / RAYS;
  const at = (distance: number) =>
    `${(CENTRE + distance * Math.cos(angle)).toFixed(2)} ${(CENTRE + distance * Math.sin(angle)).toFixed(2)}`;
  return `M${at(30)}L${at(index % 2 === 0 ? 48 : 40)}`;
}).join('');

/** The sun of the app's own drawing, at the size of a victory. */
export function SunRays({ size }: { size: number }): ReactElement {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100">
      <Circle cx={CENTRE} cy={CENTRE} r={23} fill={colors.gold} />
      <Path d={RAY_PATH} stroke={colors.gold} strokeWidth={2.6} strokeLinecap="round" />
    </Svg>
  );
}
