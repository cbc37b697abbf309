import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { ToolIcon } from '../../components/ToolIcon';
import type { PlayerScore, Score } from '../../engine/score';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

type Props = { score: Score; names: readonly string[] };

/** Everything is entered: the places as they stand. */
export function Ranking({ score, names }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.tables.table;
  const byPlace = [...score.players].sort((a, b) => a.place.rank - b.place.rank);
  // Where totals are level, Worshipers decide: then they belong beside the points.
  const worth = ({ total, worshipers, place }: PlayerScore) =>
    [
      t.counts.creationPoints(total),
      ...(place.levelWith.length > 0 ? [t.counts.worshipers(worshipers)] : []),
    ].join(', ');
  return (
    <Card style={styles.card}>
      <View style={styles.said}>
        <ToolIcon name="done" color={colors.accent} />
        <AppText variant="bodyStrong" style={styles.fill}>
          {words.nothingMissing}
        </AppText>
      </View>
      {byPlace.length > 1 && (
        <>
          <Heading level={2} variant="bodyStrong">
            {words.ranking}
          </Heading>
          {byPlace.map((player) => (
            <AppText key={player.seat}>
              {words.place(player.place.rank, names[player.seat] ?? player.name, worth(player))}
            </AppText>
          ))}
        </>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.sm },
  said: { flexDirection: 'row', alignItems: 'center', gap: spacing.sm },
  fill: { flex: 1 },
});
