import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslations } from '../i18n/useTranslations';
import { correctGame } from '../storage/correctGame';
import { keepGame } from '../storage/keepGame';
import { NoGame } from './NoGame';
import { ResultPage } from './result/ResultPage';
import { WinnerMoment } from './result/WinnerMoment';
import { useResult } from './useResult';
import { useUndoBar } from './useUndoBar';

type Props = StaticScreenProps<{ id: string }>;

export function ResultScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const navigation = useNavigation();
  const { open, complete, reading, game, table } = useResult(id);
  const { offer, bar } = useUndoBar();
  // Only who has just finished a game gets the moment; who looks it up again does not.
  const [moment, setMoment] = useState(reading === undefined && complete !== null);
  useEffect(() => {
    if (complete !== null) keepGame(id, complete);
  }, [id, complete]);

  const toHome = () => navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }));
  if (table === undefined) return <NoGame title={t.result.title} reading={reading} />;
  return (
    <View style={styles.page}>
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
        onShare={() => navigation.navigate('Share', { id })}
        onHome={toHome}
        offerUndo={offer}
      />
      {bar}
      {moment && <WinnerMoment table={table} onEnd={() => setMoment(false)} />}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1 } });
