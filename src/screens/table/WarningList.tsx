import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Heading } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { ToolIcon } from '../../components/ToolIcon';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

type Props = { warnings: readonly { readonly text: string; readonly onPress: () => void }[] };

/** What a real game would hardly show. Said, never forbidden; a press leads to where it is mended. */
export function WarningList({ warnings }: Props): ReactElement | null {
  const { t } = useTranslations();
  const { colors } = useTheme();
  if (warnings.length === 0) return null;
  return (
    <View style={styles.list}>
      <Heading level={2}>{t.tables.table.warnings}</Heading>
      {warnings.map(({ text, onPress }) => (
        <Pressable
          key={text}
          role="button"
          aria-label={text}
          onPress={onPress}
          style={({ pressed }) => [
            styles.row,
            {
              backgroundColor: pressed ? colors.surfacePressed : colors.surface,
              borderColor: colors.controlBorder,
            },
          ]}
        >
          <ToolIcon name="warning" color={colors.text} />
          <AppText style={styles.text}>{text}</AppText>
          <Icon name="forward" color={colors.textMuted} size={18} />
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: spacing.md },
  row: {
    minHeight: MIN_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.md,
    padding: spacing.md,
    borderRadius: radii.md,
    borderWidth: 1,
  },
  text: { flex: 1 },
});
