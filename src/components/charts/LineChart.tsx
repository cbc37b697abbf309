import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Polyline } from 'react-native-svg';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { LINE_MARGIN, lineLayout } from './lineLayout';
import { MarkShape, MARKS, type Mark } from './marks';

type Props = {
  /** All of it in words: to a screen reader the chart is one picture. */
  label: string;
  values: readonly number[];
  /** The dots that wear a shape of their own, by index. */
  marks: Readonly<Record<Mark, number>> | null;
  /** At the top and at the bottom of the scale. */
  high: string;
  low: string;
  /** At its two ends. */
  from: string;
  to: string;
};

const HEIGHT = 150;
/** Before the first layout, and where there is none. */
const FIRST_WIDTH = 260;

/** A line with a dot for each value. Words stand beside it, where they grow with the text size. */
export function LineChart({ label, values, marks, high, low, from, to }: Props): ReactElement {
  const { colors } = useTheme();
  const [width, setWidth] = useState(FIRST_WIDTH);
  const spots = lineLayout(values, width, HEIGHT);
  const marked = marks === null ? [] : MARKS.map((mark) => ({ mark, spot: spots[marks[mark]] }));
  const level = low === high;
  return (
    <View accessible role="img" aria-label={label} style={styles.chart}>
      <View style={styles.plot}>
        <View style={[styles.scale, level && styles.middle]}>
          <AppText variant="caption" color="textMuted">
            {high}
          </AppText>
          {!level && (
            <AppText variant="caption" color="textMuted">
              {low}
            </AppText>
          )}
        </View>
        <View
          style={styles.drawing}
          onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        >
          <Svg width={width} height={HEIGHT}>
            {[LINE_MARGIN, HEIGHT / 2, HEIGHT - LINE_MARGIN].map((y) => (
              <Line
                key={y}
                x1={0}
                x2={width}
                y1={y}
                y2={y}
                stroke={colors.border}
                strokeWidth={1}
              />
            ))}
            <Polyline
              points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke={colors.accent}
              strokeWidth={2}
              strokeLinejoin="round"
            />
            {spots.map(({ x, y }, index) => (
              <Circle key={index} cx={x} cy={y} r={3} fill={colors.accent} />
            ))}
            {marked.map(
              ({ mark, spot }) =>
                spot !== undefined && (
                  <MarkShape
                    key={mark}
                    mark={mark}
                    x={spot.x}
                    y={spot.y}
                    color={mark === 'last' ? colors.accent : colors.text}
                    ground={colors.surface}
                  />
                ),
            )}
          </Svg>
        </View>
      </View>
      <View style={styles.ends}>
        <AppText variant="caption" color="textMuted">
          {from}
        </AppText>
        {values.length > 1 && (
          <AppText variant="caption" color="textMuted">
            {to}
          </AppText>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: spacing.xs },
  plot: { flexDirection: 'row', gap: spacing.sm },
  scale: { justifyContent: 'space-between', alignItems: 'flex-end' },
  middle: { justifyContent: 'center' },
  drawing: { flex: 1, height: HEIGHT, overflow: 'hidden' },
  ends: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
});
