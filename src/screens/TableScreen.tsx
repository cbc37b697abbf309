import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useTable } from '../storage/useTable';
import { NoTable } from './NoTable';
import { TablePage } from './table/TablePage';

type Props = StaticScreenProps<{ id: string }>;

export function TableScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  if (open === undefined) return <NoTable id={id} title={t.tables.titles.table} />;
  return (
    <TablePage
      open={open}
      onPlayer={(seat) => navigation.navigate('Entry', { id, seat })}
      onPlayers={() => navigation.navigate('Players', { id })}
    />
  );
}
