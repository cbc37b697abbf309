import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { displayNames } from '../engine/displayNames';
import { useTranslations } from '../i18n/useTranslations';
import { useGame } from '../storage/useGames';
import { CodePage } from './code/CodePage';
import { NoGame } from './NoGame';

type Props = StaticScreenProps<{ id: string }>;

/** A finished game, for everybody's own history. */
export function GameCodeScreen({ route }: Props): ReactElement {
  const { id } = route.params;
  const { t } = useTranslations();
  const words = t.handOver.code;
  const reading = useGame(id);
  if (reading?.ok !== true) return <NoGame title={words.title} reading={reading} />;
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
