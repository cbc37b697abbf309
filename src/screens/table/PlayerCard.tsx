import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { MiniPyramid } from '../../components/MiniPyramid';
import type { DraftPlayer } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';
import { playerFacts } from '../playerFacts';

/** Below this, words beside a pyramid and a number would be slivers. */
const ROOM_FOR_ONE_LINE = 310;

type Props = { name: string; player: DraftPlayer; total: number; onPress: () => void };

/** A player at a glance: the pyramid, what is entered, and what it is worth now. */
export function PlayerCard({ name, player, total, onPress }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.tables.table;
  const stacked = useTextRoom() < ROOM_FOR_ONE_LINE;
  const facts = playerFacts(t, player);
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
      <MiniPyramid pyramid={player.pyramid} god={player.god} />
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
