import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { radii } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { KNOWN_FOR, PYRAMID_ROWS } from './glyphs/pyramidTiles';
import { TILE_GRID, TileFace } from './TileFace';

const WIDTH = 400;
const HEIGHT = 320;
/** Tiles are drawn a little larger than their grid, with a gap. */
const TILE = 53;
const STEP = 55.5;
const BASE_Y = 248;
const SUN = { x: WIDTH / 2, y: 50, r: 19 };

/** Some lie beyond the drawing's edges, for screens wider than it. */
const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [28, 44, 1.6],
  [50, 118, 1.1],
  [30, 196, 1.4],
  [92, 30, 1.2],
  [108, 92, 1.6],
  [146, 22, 1],
  [262, 20, 1.3],
  [300, 76, 1],
  [326, 34, 1.7],
  [352, 122, 1.3],
  [376, 66, 1.1],
  [372, 198, 1.5],
  [-24, 86, 1.4],
  [-58, 226, 1.2],
  [-92, 48, 1.6],
  [-130, 150, 1.1],
  [424, 150, 1.4],
  [456, 40, 1.2],
  [492, 236, 1.5],
  [530, 110, 1.1],
];

const RAY_ANGLES = [180, 225, 270, 315, 360];

const SUN_RAYS = RAY_ANGLES.map((degrees) => {
  const at = (distance: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${SUN.x + distance * Math.cos(angle)} ${SUN.y + distance * Math.sin(angle)}`;
  };
  return `M${at(SUN.r * 1.42)}L${at(SUN.r * 1.85)}`;
}).join('');

type Props = { label: string; small?: boolean };

/** The app's mark: a finished universe under the night sky, its God a small sun. */
export function PyramidDrawing({ label, small = false }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <View role="img" aria-label={label} accessible style={[styles.frame, small && styles.small]}>
      <Svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid meet"
      >
        <Defs>
          <LinearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={colors.skyTop} />
            <Stop offset="1" stopColor={colors.skyBottom} />
          </LinearGradient>
        </Defs>
        <Rect x={-WIDTH} y={0} width={3 * WIDTH} height={HEIGHT} fill="url(#sky)" />
        {STARS.map(([x, y, r]) => (
          <Circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={colors.star} opacity={0.8} />
        ))}
        <Circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={colors.gold} />
        <Path d={SUN_RAYS} stroke={colors.gold} strokeWidth={3} strokeLinecap="round" />
        {PYRAMID_ROWS.map((row, r) =>
          row.map((color, c) => {
            const x = WIDTH / 2 - (row.length * STEP) / 2 + c * STEP + (STEP - TILE) / 2;
            const y = BASE_Y - r * STEP;
            return (
              <G key={`${r} ${c}`} transform={`translate(${x} ${y}) scale(${TILE / TILE_GRID})`}>
                <TileFace type={KNOWN_FOR[color]} color={color} />
              </G>
            );
          }),
        )}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    width: '100%',
    aspectRatio: WIDTH / HEIGHT,
    maxHeight: 400,
    borderRadius: radii.xl,
    overflow: 'hidden',
  },
  small: { maxHeight: 150 },
});
