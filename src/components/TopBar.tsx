import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { MAX_CONTENT_WIDTH, MIN_TARGET, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { Heading } from './Heading';
import { IconButton } from './IconButton';

type Props = {
  title: string;
  backLabel: string;
  onBack: () => void;
  /** Small buttons at the right, such as undo and redo. */
  children?: ReactNode;
};

/** The way back, where one is, and what can always be done here. It never scrolls away. */
export function TopBar({ title, backLabel, onBack, children }: Props): ReactElement {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      style={[
        styles.bar,
        {
          backgroundColor: colors.background,
          borderBottomColor: colors.border,
          paddingTop: insets.top,
          paddingLeft: insets.left + spacing.xs,
          paddingRight: insets.right + spacing.xs,
        },
      ]}
    >
      <View style={styles.row}>
        <IconButton icon="back" label={backLabel} onPress={onBack} />
        <Heading level={1} variant="heading" style={styles.title}>
          {title}
        </Heading>
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { borderBottomWidth: 1, alignItems: 'center' },
  row: {
    width: '100%',
    maxWidth: MAX_CONTENT_WIDTH + 2 * spacing.md,
    minHeight: MIN_TARGET + spacing.sm,
    flexDirection: 'row',
    alignItems: 'center',
  },
  title: { flex: 1, paddingHorizontal: spacing.xs, paddingVertical: spacing.xs },
});
