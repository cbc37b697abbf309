import { useState, type ReactElement, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { MIN_TARGET, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { Card } from './Card';
import { ToolIcon } from './ToolIcon';

type Props = { title: string; children: ReactNode };

/** Folded away until somebody asks for it. */
export function Disclosure({ title, children }: Props): ReactElement {
  const { colors } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <Card style={styles.card}>
      <Pressable
        role="button"
        aria-label={title}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <AppText variant="bodyStrong" style={styles.title}>
          {title}
        </AppText>
        <ToolIcon name={open ? 'close' : 'open'} color={colors.textMuted} size={18} />
      </Pressable>
      {open && <View style={styles.inside}>{children}</View>}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { paddingVertical: spacing.xs },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: MIN_TARGET, gap: spacing.md },
  title: { flex: 1 },
  inside: { gap: spacing.xl, paddingTop: spacing.sm, paddingBottom: spacing.md },
});
