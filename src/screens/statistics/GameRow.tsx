import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Icon } from '../../components/Icon';
import { displayNames } from '../../engine/displayNames';
import { useTranslations } from '../../i18n/useTranslations';
import type { GameDigest } from '../../stats/digest';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { dayWords } from './dayWords';
import { SEPARATOR } from './separator';

type Props = {
  game: GameDigest;
  /** Why it is in this list. */
  what: string;
  onPress: () => void;
};

/** A game as a line that leads to it: why it is here, when it was, who scored what. */
export function GameRow({ game, what, onPress }: Props): ReactElement {
  const { t, language } = useTranslations();
  const { colors } = useTheme();
  const date = dayWords(language, game.playedAt, t.history.undated);
  const names = displayNames(game.players.map(({ name }) => name));
  const scores = game.players
    .map(({ name, total, rank }, seat) => ({ name: names[seat] ?? name, total, rank }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, total }) => t.stats.fact(name, `${total}`));
  return (
    <Pressable
      role="button"
      aria-label={[what, date, scores.join(', ')].join('. ')}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.border,
        },
      ]}
    >
      <View style={styles.words}>
        <View style={styles.head}>
          <AppText variant="bodyStrong">{what}</AppText>
          <AppText variant="caption" color="textMuted">
            {date}
          </AppText>
        </View>
        <AppText variant="caption">{scores.join(SEPARATOR)}</AppText>
      </View>
      <Icon name="forward" color={colors.textMuted} size={18} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.md,
    minHeight: MIN_TARGET,
    paddingVertical: spacing.md,
    paddingHorizontal: spacing.lg,
    borderRadius: radii.lg,
    borderWidth: 1,
  },
  words: { flex: 1, gap: 2 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: spacing.md,
  },
});
