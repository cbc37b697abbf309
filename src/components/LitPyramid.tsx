import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Rect, Text } from 'react-native-svg';
import type { Cell, Pyramid } from '../engine/geometry';
import { CELLS, POSITIONS } from '../engine/geometry';
import type { God } from '../engine/god';
import type { DraftPyramid } from '../engine/table';
import type { TileScore } from '../engine/tileScore';
import { useTheme } from '../theme/useTheme';
import { godGlyphs } from './glyphs/godGlyphs';
import { GlyphShape } from './glyphs/GlyphShape';
import { TILE_GRID, TileFace } from './TileFace';

const GOD_HEIGHT = 34;
const WIDTH = 5 * TILE_GRID;
const HEIGHT = GOD_HEIGHT + 4 * TILE_GRID;
const DIM = 0.28;
const MINUS = '\u2212';

type Props = {
  pyramid: DraftPyramid;
  scores: Pyramid<TileScore | null>;
  god: God | null;
  lit: readonly Cell[];
  /** Which tiles are lit, in words. */
  label: string;
};

const signed = (points: number) => (points < 0 ? `${MINUS}${-points}` : `${points}`);

/** A pyramid in which some tiles stand out: a frame and their points, where the others fade. */
export function LitPyramid({ pyramid, scores, god, lit, label }: Props): ReactElement {
  const { colors } = useTheme();
  return (
    <View role="img" aria-label={label} accessible style={styles.frame}>
      <Svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {god !== null && (
          <G transform={`translate(${WIDTH / 2} ${GOD_HEIGHT / 2})`}>
            <Circle r={16} fill={colors.godGround} />
            <G transform="translate(-10.8 -10.8) scale(0.9)">
              <GlyphShape glyph={godGlyphs[god]} ink={colors.godInk} />
            </G>
          </G>
        )}
        {CELLS.map((cell) => {
          const tile = pyramid[cell];
          const { row, col } = POSITIONS[cell];
          if (tile === null) return null;
          const x = col * TILE_GRID + (row * TILE_GRID) / 2;
          const y = GOD_HEIGHT + (3 - row) * TILE_GRID;
          const isLit = lit.includes(cell);
          const color = tile.type === 'wilderness' ? undefined : tile.color;
          return (
            <G key={cell} transform={`translate(${x} ${y})`}>
              <G opacity={isLit ? 1 : DIM}>
                <TileFace type={tile.type} color={color} />
              </G>
              {isLit && (
                <G>
                  <Rect
                    x={1.5}
                    y={1.5}
                    width={45}
                    height={45}
                    rx={9}
                    fill="none"
                    stroke={colors.text}
                    strokeWidth={3}
                  />
                  <Circle cx={37} cy={37} r={9.5} fill={colors.text} />
                  <Text
                    x={37}
                    y={41.5}
                    fontSize={13}
                    fontWeight="700"
                    textAnchor="middle"
                    fill={colors.surface}
                  >
                    {signed(scores[cell]?.points ?? 0)}
                  </Text>
                </G>
              )}
            </G>
          );
        })}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { width: '100%', maxWidth: 340, aspectRatio: WIDTH / HEIGHT, alignSelf: 'center' },
});
