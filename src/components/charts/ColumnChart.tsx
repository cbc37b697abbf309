import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';

type Props = {
  /** All of it in words: to a screen reader the chart is one picture. */
  label: string;
  columns: readonly { readonly label: string; readonly value: number }[];
};

const HEIGHT = 36;

/** A few counts as small columns, the figure on top of each. */
export function ColumnChart({ label, columns }: Props): ReactElement {
  const { colors } = useTheme();
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <View accessible role="img" aria-label={label} style={styles.chart}>
      {columns.map(({ label: words, value }) => (
        <View key={words} style={styles.column}>
          <AppText variant="caption" align="center">
            {value}
          </AppText>
          <View
            style={[
              styles.bar,
              { height: (HEIGHT * value) / most, backgroundColor: colors.accent },
            ]}
          />
          <View style={[styles.foot, { backgroundColor: colors.controlBorder }]} />
          <AppText variant="caption" color="textMuted" align="center">
            {words}
          </AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { flexDirection: 'row', alignItems: 'flex-end', gap: spacing.xs },
  column: { minWidth: 24, paddingHorizontal: 2, alignItems: 'center' },
  bar: { width: 16 },
  foot: { height: 1, alignSelf: 'stretch' },
});
