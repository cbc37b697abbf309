import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { useTranslations } from '../i18n/useTranslations';
import { copyText } from '../share/copyText';
import { spacing } from '../theme/spacing';

type Props = { label: string; text: string };

/** Copies, and says whether the device let it. */
export function CopyText({ label, text }: Props): ReactElement {
  const { t } = useTranslations();
  const { copied: done, copyFailed } = t.tables.broken;
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied((await copyText(text)) === 'copied');
  };
  return (
    <View style={styles.copy}>
      <Button kind="secondary" label={label} onPress={() => void copy()} />
      {copied !== null && (
        <AppText role="status" aria-live="polite" variant="caption" color="textMuted">
          {copied ? done : copyFailed}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ copy: { maxWidth: '100%', gap: spacing.sm } });
