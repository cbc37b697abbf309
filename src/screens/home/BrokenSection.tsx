import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Heading } from '../../components/Heading';
import type { Translations } from '../../i18n/en';
import { useTranslations } from '../../i18n/useTranslations';
import { useRescued } from '../../storage/hooks';
import { forgetRescued, keepAside } from '../../storage/rescue';
import { deleteTable, restoreTable } from '../../storage/tables';
import { useTables } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { BrokenCard } from '../BrokenCard';
import { unreadableTables } from '../keptTables';

type Props = { offerUndo: (text: string, undo: () => void) => void };

/** `rescue.box.1` was the record `box`. */
function recordOf(key: string): string {
  return key.split('.').slice(1, -1).join('.');
}

function isKnown<Key extends string>(records: Record<Key, string>, key: string): key is Key {
  return Object.hasOwn(records, key);
}

function recordTitle({ tables: { broken } }: Translations, key: string): string {
  const record = recordOf(key);
  return isKnown(broken.records, record) ? broken.records[record] : broken.record(key);
}

/** Everything kept that this app could not read. Nothing is shown where all is well. */
export function BrokenSection({ offerUndo }: Props): ReactElement | null {
  const { t } = useTranslations();
  const words = t.tables.broken;
  const tables = unreadableTables(useTables());
  const rescued = useRescued();
  if (tables.length + rescued.length === 0) return null;
  const deleted = (title: string, undo: () => void) =>
    offerUndo(t.tables.home.deleted(title), undo);
  return (
    <View style={styles.list}>
      <Heading level={2}>{words.title}</Heading>
      {tables.map(({ id, why, raw }) => (
        <BrokenCard
          key={id}
          title={words.table(id)}
          why={words.why[why]}
          raw={raw}
          onDelete={() => {
            deleteTable(id);
            deleted(words.table(id), () => restoreTable(id, raw));
          }}
        />
      ))}
      {rescued.map(({ key, raw }) => (
        <BrokenCard
          key={key}
          title={recordTitle(t, key)}
          why={words.aside}
          raw={raw}
          onDelete={() => {
            forgetRescued(key);
            deleted(recordTitle(t, key), () => {
              keepAside(recordOf(key), raw);
            });
          }}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: spacing.md } });
