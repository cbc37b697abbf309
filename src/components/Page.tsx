import type { ReactElement, ReactNode, RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { MAX_CONTENT_WIDTH, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';

type Props = {
  /** Stays at the top. */
  bar: ReactNode;
  children: ReactNode;
  /** Stays at the bottom, in thumb's reach. */
  footer?: ReactNode;
  scrollRef?: RefObject<ScrollView | null>;
};

/** A page with a bar above it: themed, clear of notches, no wider than one can comfortably read. */
export function Page({ bar, children, footer, scrollRef }: Props): ReactElement {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const sides = {
    paddingLeft: insets.left + spacing.lg,
    paddingRight: insets.right + spacing.lg,
  };
  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      {bar}
      <ScrollView
        {...(scrollRef === undefined ? {} : { ref: scrollRef })}
        // A press on a chip counts at once, also while the keyboard is up.
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[
          styles.content,
          sides,
          { paddingBottom: (footer === undefined ? insets.bottom : 0) + spacing.xxl },
        ]}
      >
        <View role="main" style={styles.column}>
          {children}
        </View>
      </ScrollView>
      {footer !== undefined && (
        <View
          style={[
            styles.footer,
            sides,
            { borderTopColor: colors.border, paddingBottom: insets.bottom + spacing.md },
          ]}
        >
          <View style={styles.column}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', paddingTop: spacing.lg },
  column: { width: '100%', maxWidth: MAX_CONTENT_WIDTH, gap: spacing.xl },
  footer: { alignItems: 'center', borderTopWidth: 1, paddingTop: spacing.md },
});
