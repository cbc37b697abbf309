import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { ToolIcon } from '../../components/ToolIcon';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

type Props = {
  /** Null for a pyramid by itself, which has nobody to be compared with. */
  onScore: (() => void) | null;
};

/** Everything is entered. Who won is not said here: that moment has its own screen. */
export function Finished({ onScore }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  return (
    <Card style={styles.card}>
      <View style={styles.said}>
        <ToolIcon name="done" color={colors.accent} />
        <AppText variant="bodyStrong" style={styles.fill}>
          {t.tables.table.nothingMissing}
        </AppText>
      </View>
      {onScore !== null && <Button label={t.result.score} onPress={onScore} />}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.md },
  said: { flexDirection: 'row', alignItems: 'center', gap: spacing.sm },
  fill: { flex: 1 },
});
