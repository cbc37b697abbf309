import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

/** A few short items in order, each with its number. */
export function NumberedList({ items }: { items: readonly string[] }): ReactElement {
  const { colors } = useTheme();
  return (
    <Card style={styles.list}>
      {items.map((item, index) => (
        <View key={item} style={styles.item}>
          <View style={[styles.badge, { backgroundColor: colors.surfaceMuted }]}>
            <AppText variant="label" color="accent" align="center">
              {index + 1}
            </AppText>
          </View>
          <AppText style={styles.text}>{item}</AppText>
        </View>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: spacing.lg },
  item: { flexDirection: 'row', gap: spacing.md },
  badge: {
    minWidth: 32,
    minHeight: 32,
    alignSelf: 'flex-start',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radii.round,
    paddingHorizontal: spacing.sm,
  },
  // level with the number in the badge
  text: { flex: 1, paddingTop: 4 },
});
