import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Box } from '../../box/boxTile';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { useTranslations } from '../../i18n/useTranslations';
import { makeBoxFile } from '../../share/boxFile';
import type { Given } from '../../share/giveFile';
import { giveFile } from '../../share/giveFile';
import { spacing } from '../../theme/spacing';

const FILE = { name: 'orbis-box.json', type: 'application/json' };

/** One group hands its box to another; theirs opens it on the page for backups. */
export function ShareBox({ box }: { box: Box }): ReactElement {
  const { t } = useTranslations();
  const [given, setGiven] = useState<Given | null>(null);
  const share = async () => setGiven(await giveFile({ ...FILE, content: makeBoxFile(box) }));
  return (
    <View style={styles.share}>
      <Button kind="secondary" label={t.backup.box.share} onPress={() => void share()} />
      {given !== null && (
        <AppText role="status" aria-live="polite" color="textMuted">
          {t.backup.given[given]}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ share: { gap: spacing.sm } });
