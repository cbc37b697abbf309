import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import { useTable } from '../storage/useTable';
import { BackBar } from './BackBar';
import { PyramidEntry } from './entry/PyramidEntry';
import { NoTable } from './NoTable';

type Props = StaticScreenProps<{ id: string; seat: number }>;

export function EntryScreen({ route }: Props): ReactElement {
  const { id, seat } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  const player = open?.table.players[seat];
  const playerScore = open?.score.players[seat];
  const toHome = () => navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }));

  if (open === undefined) return <NoTable id={id} title={t.tables.titles.table} />;
  if (player === undefined || playerScore === undefined) {
    return (
      <Page bar={<BackBar title={t.tables.titles.table} />}>
        <AppText>{t.entry.nobodyHere}</AppText>
        <Button label={t.tables.tools.home} onPress={toHome} />
      </Page>
    );
  }
  // Not `navigate`, which would put a second table on top of the one that led here.
  const toTable = () => navigation.dispatch(StackActions.popTo('Table', { id }));
  const toCode = () => navigation.navigate('TableCode', { id });
  const back = () => {
    if (navigation.canGoBack()) navigation.goBack();
    else if (open.kind === 'solo') toHome();
    else toTable();
  };
  return (
    <PyramidEntry
      // Another player's entry starts anew: no colour, no cursor of the one before.
      key={`${id} ${seat}`}
      id={id}
      seat={seat}
      open={open}
      player={player}
      playerScore={playerScore}
      onBack={back}
      onRead={() => navigation.navigate('Read', { id, seat })}
      onSeat={(next) => navigation.dispatch(StackActions.replace('Entry', { id, seat: next }))}
      onGoOn={open.kind === 'solo' ? toCode : toTable}
    />
  );
}
