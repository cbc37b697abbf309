import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card } from '../../components/Card';
import { ColumnChart } from '../../components/charts/ColumnChart';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { PLACES, type PlayerStats } from '../../stats/byPlayer';
import { spacing } from '../../theme/spacing';
import { Fact } from './Fact';

/** How somebody did: figures, and how often they came first, second, third and last. */
export function PlayerCard({ player }: { player: PlayerStats }): ReactElement {
  const { t } = useTranslations();
  const words = t.stats.players;
  const { name, games, wins, shared, average, best, places } = player;
  const list = PLACES.map((place) => words.place(place, places[place])).join(', ');
  return (
    <Card style={styles.card}>
      <Heading level={3}>{name}</Heading>
      <View style={styles.inside}>
        <View style={styles.facts}>
          <Fact label={words.games} value={`${games}`} />
          <Fact
            label={words.wins}
            value={shared === 0 ? `${wins}` : words.winsShared(wins, shared)}
          />
          <Fact label={words.average} value={t.stats.figure(average)} />
          <Fact label={words.best} value={`${best}`} />
        </View>
        <ColumnChart
          label={words.places(name, list)}
          columns={PLACES.map((place) => ({
            label: words.placeShort(place),
            value: places[place],
          }))}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.xs },
  inside: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: spacing.md,
  },
  facts: {
    // Grows before the columns move to a line of their own.
    flexGrow: 1,
    flexBasis: 128,
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: spacing.md,
    rowGap: spacing.sm,
  },
});
