import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useGame } from '../storage/useGames';
import { useTable } from '../storage/useTable';
import { NoTable } from './NoTable';
import { TablePage } from './table/TablePage';

type Props = StaticScreenProps<{ id: string }>;

export function TableScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  const isKept = useGame(id) !== undefined;
  if (open === undefined) return <NoTable id={id} title={t.tables.titles.table} />;
  const { complete, temples } = open.score;
  const score = () => {
    // A game that was scored before has its tokens; an open tie is always asked about.
    const decided = temples.length === 0 || (isKept && complete);
    if (!decided) navigation.navigate('Temples', { id });
    // Where a result led here to correct it, it is the one that is gone back to.
    else if (isKept) navigation.dispatch(StackActions.popTo('Result', { id }));
    else navigation.navigate('Result', { id });
  };
  return (
    <TablePage
      open={open}
      onPlayer={(seat) => navigation.navigate('Entry', { id, seat })}
      onPlayers={() => navigation.navigate('Players', { id })}
      onScore={score}
      onScan={() => navigation.navigate('Scan', { id })}
      onCode={() => navigation.navigate('TableCode', { id })}
    />
  );
}
