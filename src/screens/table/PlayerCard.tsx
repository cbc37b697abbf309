import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { MiniPyramid } from '../../components/MiniPyramid';
import { CELLS } from '../../engine/geometry';
import type { DraftPlayer } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';

/** Below this, words beside a pyramid and a number would be slivers. */
const ROOM_FOR_ONE_LINE = 310;

type Props = { name: string; player: DraftPlayer; total: number; onPress: () => void };

/** A player at a glance: the pyramid, what is entered, and what it is worth now. */
export function PlayerCard({ name, player, total, onPress }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.tables.table;
  const { pyramid, god, worshipers } = player;
  const stacked = useTextRoom() < ROOM_FOR_ONE_LINE;
  const tiles = pyramid.filter((tile) => tile !== null).length;
  const facts = [
    words.tilesOf(tiles, CELLS.length),
    god === null ? words.noGod : t.gods[god],
    worshipers === null ? words.noWorshipers : t.counts.worshipers(worshipers),
  ];
  const points = t.counts.creationPoints(total);
  return (
    <Pressable
      role="button"
      aria-label={words.card(name, [...facts, words.soFar(points)].join(', '))}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        stacked ? styles.stacked : styles.beside,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.border,
        },
      ]}
    >
      <MiniPyramid pyramid={pyramid} god={god} />
      <View style={[styles.words, !stacked && styles.fill]}>
        <AppText variant="bodyStrong">{name}</AppText>
        {facts.map((fact) => (
          <AppText key={fact} variant="caption" color="textMuted">
            {fact}
          </AppText>
        ))}
        <AppText variant="heading">{points}</AppText>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // Two abreast where there is room.
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 320,
    padding: spacing.lg,
    borderRadius: radii.lg,
    borderWidth: 1,
  },
  beside: { flexDirection: 'row', alignItems: 'center', gap: spacing.lg },
  stacked: { gap: spacing.md },
  words: { gap: 2 },
  fill: { flex: 1 },
});
