import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslations } from '../i18n/useTranslations';
import { radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import { ToolIcon } from './ToolIcon';

/** Said at once where the device refuses to keep what was entered; silent otherwise. */
export function StorageNotice({ full }: { full: boolean }): ReactElement | null {
  const { t } = useTranslations();
  const { colors } = useTheme();
  if (!full) return null;
  return (
    <View
      role="alert"
      accessible
      style={[styles.notice, { backgroundColor: colors.surface, borderColor: colors.text }]}
    >
      <ToolIcon name="warning" color={colors.text} />
      <AppText variant="label" style={styles.words}>
        {t.entry.storageFull}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.sm,
    padding: spacing.sm,
    borderWidth: 2,
    borderRadius: radii.md,
  },
  words: { flex: 1 },
});
