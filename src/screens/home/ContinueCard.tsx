import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { IconButton } from '../../components/IconButton';
import { ProgressBar } from '../../components/ProgressBar';
import { ago } from '../../i18n/ago';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, spacing } from '../../theme/spacing';
import type { Kept } from '../keptTables';

type Props = {
  kept: Kept;
  now: number;
  onOpen: () => void;
  onDelete: () => void;
  /** Only for a pyramid by itself: a table's names are changed at the table. */
  onRename?: (() => void) | undefined;
};

/** A table that is not finished: who plays, how far it is, when it was last touched. */
export function ContinueCard({ kept, now, onOpen, onDelete, onRename }: Props): ReactElement {
  const { t, language } = useTranslations();
  const words = t.tables.home;
  const names = kept.names.join(', ');
  const progress = words.progress(kept.tiles, kept.of);
  const facts = [
    ...(kept.kind === 'solo' ? [words.solo] : []),
    progress,
    ago(t, language, kept.changedAt, now),
  ];
  return (
    <Card style={styles.card}>
      <View style={styles.row}>
        <Pressable
          role="button"
          aria-label={[names, ...facts].join('. ')}
          onPress={onOpen}
          style={styles.open}
        >
          <AppText variant="bodyStrong">{names}</AppText>
          <AppText variant="caption" color="textMuted">
            {facts.join(' · ')}
          </AppText>
        </Pressable>
        {onRename !== undefined && (
          <IconButton icon="edit" label={words.rename(names)} onPress={onRename} />
        )}
        <IconButton icon="delete" label={words.delete(names)} onPress={onDelete} />
      </View>
      <ProgressBar
        label={words.progressLabel(names)}
        text={progress}
        done={kept.tiles}
        of={kept.of}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.sm, paddingVertical: spacing.md, paddingRight: spacing.sm },
  row: { flexDirection: 'row', alignItems: 'center' },
  open: { flex: 1, minHeight: MIN_TARGET, justifyContent: 'center', gap: 2 },
});
