import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';

export type Bar = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value as it is written. */
  readonly figure: string;
};

type Props = {
  /** All of it in words: to a screen reader the chart is one picture. */
  label: string;
  bars: readonly Bar[];
};

/** Below this, words get a line of their own above the bar. */
const ROOM_FOR_WORDS_BESIDE_BARS = 300;

/**
 * Bars side by side with their words and figures, all to one scale. What is below zero is drawn to
 * the left of the line, and hollow.
 */
export function BarChart({ label, bars }: Props): ReactElement {
  const { colors } = useTheme();
  const stacked = useTextRoom() < ROOM_FOR_WORDS_BESIDE_BARS;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.max(0, ...bars.map(({ value }) => -value));
  return (
    <View accessible role="img" aria-label={label} style={styles.chart}>
      {bars.map(({ key, label: words, value, figure }) => (
        <View key={key} style={!stacked && styles.beside}>
          <AppText variant="caption" style={!stacked && styles.words}>
            {words}
          </AppText>
          <View style={[styles.line, !stacked && styles.fill]}>
            <View style={styles.track}>
              {least > 0 && (
                <View style={[styles.below, { flex: least }]}>
                  {value < 0 && (
                    <View
                      style={[
                        styles.bar,
                        styles.hollow,
                        { borderColor: colors.accent, width: percent(-value, least) },
                      ]}
                    />
                  )}
                </View>
              )}
              <View style={[styles.zero, { backgroundColor: colors.controlBorder }]} />
              <View style={{ flex: most || 1 }}>
                {value > 0 && (
                  <View
                    style={[
                      styles.bar,
                      { backgroundColor: colors.accent, width: percent(value, most) },
                    ]}
                  />
                )}
              </View>
            </View>
            <AppText variant="label" style={styles.figure}>
              {figure}
            </AppText>
          </View>
        </View>
      ))}
    </View>
  );
}

function percent(part: number, whole: number): `${number}%` {
  return `${(100 * part) / whole}%`;
}

const styles = StyleSheet.create({
  chart: { gap: spacing.sm },
  beside: { flexDirection: 'row', alignItems: 'center', gap: spacing.md },
  words: { flex: 2 },
  fill: { flex: 3 },
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.sm },
  track: { flex: 1, flexDirection: 'row', alignItems: 'center' },
  below: { alignItems: 'flex-end' },
  zero: { width: 1, height: 22 },
  bar: { height: 14, minWidth: 2 },
  hollow: { borderWidth: 2 },
  figure: { minWidth: 44, textAlign: 'right', fontVariant: ['tabular-nums'] },
});
