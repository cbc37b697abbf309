import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { AppText } from '../components/AppText';
import { Page } from '../components/Page';
import { displayNames } from '../engine/displayNames';
import { useTranslations } from '../i18n/useTranslations';
import { useGame } from '../storage/useGames';
import { BackBar } from './BackBar';
import { CodePage } from './code/CodePage';

type Props = StaticScreenProps<{ id: string }>;

/** A finished game, for everybody's own history. */
export function GameCodeScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const words = t.handOver.code;
  const reading = useGame(id);
  if (reading?.ok !== true) {
    const why = reading === undefined ? t.result.game.gone : t.history.why[reading.why];
    return (
      <Page bar={<BackBar title={words.title} />}>
        <AppText>{why}</AppText>
      </Page>
    );
  }
  const { table, location } = reading.game;
  const names = displayNames(table.players.map(({ name }) => name)).join(', ');
  return (
    <CodePage
      parcel={{ kind: 'table', id, table, location }}
      what={words.table(names)}
      hint={words.tableHint}
    />
  );
}
