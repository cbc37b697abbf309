import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState, type ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import { correctGame } from '../storage/correctGame';
import { keepGame } from '../storage/keepGame';
import { useGame } from '../storage/useGames';
import { useTable } from '../storage/useTable';
import { BackBar } from './BackBar';
import { ResultPage } from './result/ResultPage';
import { WinnerMoment } from './result/WinnerMoment';

type Props = StaticScreenProps<{ id: string }>;

export function ResultScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const open = useTable(id);
  const reading = useGame(id);
  const complete = open?.kind === 'table' && open.score.complete ? open.table : null;
  // Only who has just finished a game gets the moment; who looks it up again does not.
  const [moment, setMoment] = useState(reading === undefined && complete !== null);
  useEffect(() => {
    if (complete !== null) keepGame(id, complete);
  }, [id, complete]);

  const toHome = () => navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }));
  const game = reading?.ok === true ? reading.game : undefined;
  // The device may have refused to keep it: what is on the table is shown all the same.
  const table = complete ?? game?.table;
  if (table === undefined) {
    const why = reading?.ok === false ? t.history.why[reading.why] : t.result.game.gone;
    return (
      <Page bar={<BackBar title={t.result.title} />}>
        <AppText>{why}</AppText>
        <Button label={t.tables.tools.home} onPress={toHome} />
      </Page>
    );
  }
  return (
    <>
      <ResultPage
        id={id}
        table={table}
        game={game}
        correcting={open !== undefined && complete === null}
        onTable={() => {
          correctGame(id);
          navigation.navigate('Table', { id });
        }}
        onTemples={() => {
          correctGame(id);
          navigation.navigate('Temples', { id });
        }}
        onHome={toHome}
      />
      {moment && <WinnerMoment table={table} onEnd={() => setMoment(false)} />}
    </>
  );
}
