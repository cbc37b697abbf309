import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { spacing } from '../../theme/spacing';

type Props = { label: string; value: string; mark?: ReactNode };

/** A figure and what it says. */
export function Fact({ label, value, mark }: Props): ReactElement {
  return (
    <View style={styles.fact}>
      <AppText variant="caption" color="textMuted">
        {label}
      </AppText>
      <View style={styles.value}>
        {mark}
        <AppText variant="bodyStrong">{value}</AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fact: { minWidth: 56 },
  value: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
});
