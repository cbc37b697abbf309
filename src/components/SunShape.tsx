import { Fragment, type ReactElement } from 'react';
import { Circle, Path } from 'react-native-svg';

export const SUN_GRID = 100;
const CENTRE = SUN_GRID / 2;
const RAYS = 16;

/** Long and short rays by turns. */
const RAY_PATH = Array.from({ length: RAYS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / RAYS;
  const at = (distance: number) =>
    `${(CENTRE + distance * Math.cos(angle)).toFixed(2)} ${(CENTRE + distance * Math.sin(angle)).toFixed(2)}`;
  return `M${at(30)}L${at(index % 2 === 0 ? 48 : 40)}`;
}).join('');

/** The sun's drawing, to be put inside an `Svg`. */
export function SunShape({ gold }: { gold: string }): ReactElement {
  return (
    <Fragment>
      <Circle cx={CENTRE} cy={CENTRE} r={23} fill={gold} />
      <Path d={RAY_PATH} stroke={gold} strokeWidth={2.6} strokeLinecap="round" />
    </Fragment>
  );
}
