import { Fragment, type ReactElement } from 'react';
import { Circle, Defs, G, LinearGradient, Rect, Stop } from 'react-native-svg';
import { SUN_GRID, SunShape } from '../SunShape';
import { pictureColors } from './pictureColors';

/** Beside the headline, where nothing is written. */
const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [70, 62, 3.2],
  [142, 138, 2.2],
  [232, 48, 2.6],
  [318, 108, 2],
  [386, 40, 2.4],
  [690, 52, 2.2],
  [772, 116, 2.8],
  [858, 44, 2],
  [934, 128, 3],
  [1012, 58, 2.4],
  [1040, 196, 2.2],
  [38, 214, 2.4],
];
const SUN = { size: 124, y: 16 };

type Props = { width: number; height: number };

/** A quiet night, with the sun of the winner. */
export function PictureSky({ width, height }: Props): ReactElement {
  const { skyTop, skyBottom, star, gold } = pictureColors;
  return (
    <Fragment>
      <Defs>
        <LinearGradient id="result-sky" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={skyTop} />
          <Stop offset="1" stopColor={skyBottom} />
        </LinearGradient>
      </Defs>
      <Rect x={0} y={0} width={width} height={height} fill="url(#result-sky)" />
      {STARS.map(([x, y, r]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={star} opacity={0.7} />
      ))}
      <G transform={`translate(${(width - SUN.size) / 2} ${SUN.y}) scale(${SUN.size / SUN_GRID})`}>
        <SunShape gold={gold} />
      </G>
    </Fragment>
  );
}
