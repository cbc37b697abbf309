import { StackActions, useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Button } from '../components/Button';
import { Page } from '../components/Page';
import { useTranslations } from '../i18n/useTranslations';
import type { GameReading } from '../storage/games';
import { BackBar } from './BackBar';

type Props = { title: string; reading: GameReading | undefined };

/** In the place of a game that was deleted, or that cannot be read. */
export function NoGame({ title, reading }: Props): ReactElement {
  const { t } = useTranslations();
  const navigation = useNavigation();
  return (
    <Page bar={<BackBar title={title} />}>
      <AppText>{reading?.ok === false ? t.history.why[reading.why] : t.result.game.gone}</AppText>
      <Button
        label={t.tables.tools.home}
        onPress={() => navigation.dispatch(StackActions.popTo('Tabs', { screen: 'Score' }))}
      />
    </Page>
  );
}
