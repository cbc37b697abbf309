import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = {
  title: string;
  sentences: readonly string[];
  /** What can be done with it, the harmless first. */
  choices: readonly { label: string; onPress: () => void }[];
  onClose: () => void;
};

/** What is in a chosen file. Nothing has happened yet. */
export function PreviewCard({ title, sentences, choices, onClose }: Props): ReactElement {
  const { t } = useTranslations();
  return (
    <Card style={styles.card}>
      <Heading level={2}>{title}</Heading>
      {sentences.map((sentence) => (
        <AppText key={sentence}>{sentence}</AppText>
      ))}
      {choices.map(({ label, onPress }, index) => (
        <Button
          key={label}
          kind={index === 0 ? 'primary' : 'secondary'}
          label={label}
          onPress={onPress}
        />
      ))}
      <Button kind="secondary" label={t.backup.preview.close} onPress={onClose} />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: spacing.md } });
