import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { useTranslations } from '../i18n/useTranslations';
import { useTable } from '../storage/useTable';
import { NoTable } from './NoTable';
import { PlayersPage } from './players/PlayersPage';

type Props = StaticScreenProps<{ id: string }>;

export function PlayersScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  if (open === undefined) return <NoTable id={id} title={t.tables.titles.players} />;
  // Takes the place of this page, or goes back to the table it was opened from.
  const goOn = () =>
    navigation.dispatch(
      open.kind === 'solo'
        ? StackActions.popTo('Entry', { id, seat: 0 })
        : StackActions.popTo('Table', { id }),
    );
  return <PlayersPage open={open} onGoOn={goOn} />;
}
