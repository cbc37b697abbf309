import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Heading } from '../../components/Heading';
import { PlaceMark } from '../../components/PlaceMark';
import type { Score } from '../../engine/score';
import { placeReasons, victoryWords } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

type Props = { score: Score; names: readonly string[] };

/** Who came where; what decided is said where the total does not. */
export function Places({ score, names }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.result.places;
  const winners = score.winners.map((seat) => names[seat] ?? '');
  const byPlace = [...score.players].sort((a, b) => a.place.rank - b.place.rank);
  return (
    <View style={styles.list}>
      <Heading level={1}>{victoryWords(t, winners)}</Heading>
      {byPlace.map((player) => (
        <View
          key={player.seat}
          style={[
            styles.place,
            { backgroundColor: colors.surface, borderColor: colors.border },
            player.place.rank === 1 && { borderColor: colors.gold, borderWidth: 2 },
          ]}
        >
          <PlaceMark rank={player.place.rank} label={words.place(player.place.rank)} />
          <View style={styles.words}>
            <AppText variant="bodyStrong">{names[player.seat] ?? player.name}</AppText>
            {placeReasons(t, player, score.players, names).map((reason) => (
              <AppText key={reason} variant="caption" color="textMuted">
                {reason}
              </AppText>
            ))}
          </View>
          <AppText variant="heading">{t.counts.creationPoints(player.total)}</AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: spacing.md },
  place: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.md,
    padding: spacing.md,
    borderRadius: radii.lg,
    borderWidth: 1,
  },
  words: { flex: 1, gap: 2 },
});
