import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { useTranslations } from '../../i18n/useTranslations';
import { useTables } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { keptTables } from '../keptTables';

type Props = {
  /** Null for a new table. */
  onChoose: (id: string | null) => void;
};

/** The tables that are not finished, the latest first, or a new one. */
export function TableChoice({ onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  const tables = keptTables(useTables()).filter(({ kind }) => kind === 'table');
  return (
    <View style={styles.list}>
      {tables.map(({ id, names }) => (
        <Button
          key={id}
          kind="secondary"
          label={t.handOver.code.table(names.join(', '))}
          onPress={() => onChoose(id)}
        />
      ))}
      <Button label={t.handOver.scan.newTable} onPress={() => onChoose(null)} />
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: spacing.sm } });
