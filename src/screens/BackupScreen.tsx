import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import { eraseChanges } from '../storage/backup/restore';
import { BackBar } from './BackBar';
import { Actions } from './backup/Actions';
import { OpenedFile } from './backup/OpenedFile';
import { useBackup } from './backup/useBackup';
import { WorkCard } from './backup/WorkCard';
import { useUndoBar } from './useUndoBar';

/** Everything in one file and back, whole or not at all, and undoable. */
export function BackupScreen(): ReactElement {
  const { t } = useTranslations();
  const { offer, bar } = useUndoBar();
  const { work, cancel, said, opened, close, save, saveCsv, open, apply } = useBackup(offer);
  const page = () => {
    if (work !== null) return <WorkCard work={work} onCancel={cancel} />;
    if (opened !== null) {
      return (
        <OpenedFile
          file={opened}
          onApply={(changes, text, blobs) => void apply('restoring', changes, text, blobs)}
          onClose={close}
        />
      );
    }
    return (
      <Actions
        onSave={() => void save()}
        onCsv={() => void saveCsv()}
        onOpen={() => void open()}
        onErase={() => void apply('erasing', eraseChanges(), t.backup.done.erased)}
      />
    );
  };
  return (
    <View style={styles.page}>
      <Page
        bar={<BackBar title={t.backup.title} />}
        footer={
          said === null ? undefined : (
            <AppText role="status" aria-live="polite">
              {said}
            </AppText>
          )
        }
      >
        {page()}
      </Page>
      {bar}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1 } });
