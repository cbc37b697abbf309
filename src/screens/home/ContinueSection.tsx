import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { deleteTable, restoreTable } from '../../storage/tables';
import { useTables } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { ContinueCard } from './ContinueCard';
import { keptTables, type Kept } from '../keptTables';
import { useNow } from './useNow';

type Props = { offerUndo: (text: string, undo: () => void) => void };

/** What was begun, the latest first. */
export function ContinueSection({ offerUndo }: Props): ReactElement | null {
  const { t } = useTranslations();
  const navigation = useNavigation();
  const now = useNow();
  const kept = keptTables(useTables());
  if (kept.length === 0) return null;

  const open = ({ id, kind }: Kept) => {
    if (kind === 'solo') navigation.navigate('Entry', { id, seat: 0 });
    else navigation.navigate('Table', { id });
  };
  const remove = ({ id, names }: Kept) => {
    const raw = deleteTable(id);
    if (raw === undefined) return;
    offerUndo(t.tables.home.deleted(names.join(', ')), () => restoreTable(id, raw));
  };
  return (
    <View style={styles.list}>
      <Heading level={2}>{t.tables.home.continue}</Heading>
      {kept.map((one) => (
        <ContinueCard
          key={one.id}
          kept={one}
          now={now}
          onOpen={() => open(one)}
          onDelete={() => remove(one)}
          onRename={
            one.kind === 'solo' ? () => navigation.navigate('Players', { id: one.id }) : undefined
          }
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: spacing.md } });
