import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { ColorMark } from '../../components/ColorMark';
import { Heading } from '../../components/Heading';
import { COLORS } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

/** The key to the shapes in the corner of every tile. */
export function ColorMarks(): ReactElement {
  const { t } = useTranslations();
  return (
    <Card style={styles.card}>
      <Heading level={3}>{t.reference.colors.title}</Heading>
      <AppText>{t.reference.colors.text}</AppText>
      <View style={styles.marks}>
        {COLORS.map((color) => (
          <View key={color} style={styles.mark}>
            <ColorMark color={color} />
            <AppText variant="caption">{t.colors[color]}</AppText>
          </View>
        ))}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.sm },
  marks: { flexDirection: 'row', flexWrap: 'wrap', columnGap: spacing.xl, rowGap: spacing.md },
  mark: { flexDirection: 'row', alignItems: 'center', gap: spacing.sm },
});
