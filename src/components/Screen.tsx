import type { ReactElement, ReactNode, RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { MAX_CONTENT_WIDTH, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';

type Props = {
  children: ReactNode;
  scrollRef?: RefObject<ScrollView | null>;
  /** Off where a tab bar or another footer already keeps clear of the bottom edge. */
  bottomInset?: boolean;
};

/** A page: themed, clear of notches, scrolling, and no wider than one can comfortably read. */
export function Screen({ children, scrollRef, bottomInset = false }: Props): ReactElement {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      {...(scrollRef === undefined ? {} : { ref: scrollRef })}
      style={{ backgroundColor: colors.background }}
      contentContainerStyle={[
        styles.content,
        {
          paddingTop: insets.top + spacing.lg,
          paddingBottom: (bottomInset ? insets.bottom : 0) + spacing.xxl,
          paddingLeft: insets.left + spacing.lg,
          paddingRight: insets.right + spacing.lg,
        },
      ]}
    >
      <View role="main" style={styles.column}>
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center' },
  column: { width: '100%', maxWidth: MAX_CONTENT_WIDTH, gap: spacing.xl },
});
