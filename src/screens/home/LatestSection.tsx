import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Heading } from '../../components/Heading';
import { LinkCard } from '../../components/LinkCard';
import { displayNames } from '../../engine/displayNames';
import { ago } from '../../i18n/ago';
import { victoryWords } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { useGame, useGames } from '../../storage/useGames';
import { spacing } from '../../theme/spacing';
import { useNow } from './useNow';

const SHOWN = 3;

function LatestGame({ id }: { id: string }): ReactElement | null {
  const { t, language } = useTranslations();
  const navigation = useNavigation();
  const now = useNow();
  const reading = useGame(id);
  // What cannot be read is said in the history, where it can be dealt with.
  if (reading?.ok !== true) return null;
  const { players, playedAt } = reading.digest;
  const names = displayNames(players.map(({ name }) => name));
  const winners = names.filter((_, seat) => players[seat]?.rank === 1);
  const scores = names.map((name, seat) => t.result.count(name, players[seat]?.total ?? 0));
  return (
    <LinkCard
      icon="history"
      title={victoryWords(t, winners)}
      hint={[...scores, ago(t, language, playedAt, now)].join(' · ')}
      onPress={() => navigation.navigate('Result', { id })}
    />
  );
}

/** The games played last; all of them are in the history. */
export function LatestSection(): ReactElement | null {
  const { t } = useTranslations();
  const latest = useGames().slice(0, SHOWN);
  if (latest.length === 0) return null;
  return (
    <View style={styles.list}>
      <Heading level={2}>{t.tables.home.latest}</Heading>
      {latest.map((id) => (
        <LatestGame key={id} id={id} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: spacing.md } });
