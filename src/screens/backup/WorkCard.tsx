import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { ProgressBar } from '../../components/ProgressBar';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import type { Work } from './useWork';

type Props = { work: Work; onCancel: () => void };

/** How far it is, and the way out for as long as there is one. */
export function WorkCard({ work, onCancel }: Props): ReactElement {
  const { t } = useTranslations();
  const { what, done, of, canCancel } = work;
  const label = t.backup.work[what];
  const text = t.backup.progress(done, of);
  return (
    <Card style={styles.card}>
      <Heading level={2}>{label}</Heading>
      <ProgressBar label={label} text={text} done={done} of={of} />
      <AppText color="textMuted">{text}</AppText>
      <Button kind="secondary" label={t.backup.cancel} disabled={!canCancel} onPress={onCancel} />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: spacing.md } });
