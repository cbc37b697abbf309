import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Page } from '../components/Page';
import type { Seat } from '../engine/table';
import { useTranslations } from '../i18n/useTranslations';
import { useTable } from '../storage/useTable';
import { BackBar } from './BackBar';
import { PyramidEntry } from './entry/PyramidEntry';
import { useStable } from './entry/useStable';
import { NoTable } from './NoTable';

type Props = StaticScreenProps<{ id: string; seat: number }>;

export function EntryScreen({ route }: Props): ReactElement {
  const { id, seat } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  const toHome = () => navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }));
  // Not `navigate`, which would put a second table on top of the one that led here.
  const toTable = () => navigation.dispatch(StackActions.popTo('Table', { id }));
  const back = useStable(() => {
    if (navigation.canGoBack()) navigation.goBack();
    else if (open?.kind === 'solo') toHome();
    else toTable();
  });
  const read = useStable(() => navigation.navigate('Read', { id, seat }));
  const toSeat = useStable((next: Seat) =>
    navigation.dispatch(StackActions.replace('Entry', { id, seat: next })),
  );
  const goOn = useStable(() => {
    if (open?.kind === 'solo') navigation.navigate('TableCode', { id });
    else toTable();
  });

  if (open === undefined) return <NoTable id={id} title={t.tables.titles.table} />;
  if (open.table.players[seat] === undefined) {
    return (
      <Page bar={<BackBar title={t.tables.titles.table} />}>
        <AppText>{t.entry.nobodyHere}</AppText>
        <Button label={t.tables.tools.home} onPress={toHome} />
      </Page>
    );
  }
  return (
    <PyramidEntry
      // Another player's entry starts anew: no colour, no cursor of the one before.
      key={`${id} ${seat}`}
      id={id}
      seat={seat}
      onBack={back}
      onRead={read}
      onSeat={toSeat}
      onGoOn={goOn}
    />
  );
}
