import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { spacing } from '../../theme/spacing';
import { AppText } from '../AppText';

type Props = { label: string; role?: 'radiogroup' | 'group'; children: ReactNode };

/** One thing to tell of a tile: its name, and squares that answer it. */
export function Field({ label, role = 'radiogroup', children }: Props): ReactElement {
  return (
    <View style={styles.field}>
      <AppText variant="caption" color="textMuted">
        {label}
      </AppText>
      <View role={role} aria-label={label} style={styles.row}>
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 2 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
});
