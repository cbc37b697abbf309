import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { MAX_CONTENT_WIDTH, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { Button } from './Button';

type Props = {
  text: string;
  undoLabel: string;
  onUndo: () => void;
  /** Off where a tab bar already keeps clear of the bottom edge. */
  bottomInset?: boolean;
};

/** What was just taken away, and the way to have it back. It asks nothing and hides nothing. */
export function UndoBar({ text, undoLabel, onUndo, bottomInset = true }: Props): ReactElement {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="status"
      aria-live="polite"
      style={[
        styles.bar,
        {
          backgroundColor: colors.surfaceMuted,
          borderTopColor: colors.border,
          paddingBottom: (bottomInset ? insets.bottom : 0) + spacing.sm,
        },
      ]}
    >
      <View style={styles.row}>
        <AppText style={styles.text}>{text}</AppText>
        <Button kind="secondary" label={undoLabel} onPress={onUndo} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    borderTopWidth: 1,
    alignItems: 'center',
    paddingTop: spacing.sm,
    paddingHorizontal: spacing.lg,
  },
  row: {
    width: '100%',
    maxWidth: MAX_CONTENT_WIDTH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.md,
  },
  text: { flex: 1 },
});
