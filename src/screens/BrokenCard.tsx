import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Heading } from '../components/Heading';
import { useTranslations } from '../i18n/useTranslations';
import { spacing } from '../theme/spacing';
import { CopyText } from './CopyText';

type Props = { title: string; why: string; raw: string; onDelete: () => void };

/** Data that could not be read: said, kept, and given out as it is for whoever can mend it. */
export function BrokenCard({ title, why, raw, onDelete }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.broken;
  return (
    <Card style={styles.card}>
      <Heading level={3}>{title}</Heading>
      <AppText>{why}</AppText>
      <View style={styles.buttons}>
        <CopyText label={words.copy} text={raw} />
        <View style={styles.button}>
          <Button kind="secondary" label={words.delete} onPress={onDelete} />
        </View>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.sm },
  // Large text breaks inside a button rather than push it out of the card.
  button: { maxWidth: '100%' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
