import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { IconButton } from '../../components/IconButton';
import { useTranslations } from '../../i18n/useTranslations';
import type { GameReading } from '../../storage/games';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { PhotoThumb } from '../photo/PhotoThumb';
import { namesOf, placedPlayers, scoreSentences } from './gameWords';
import { WinnerMark } from './WinnerMark';

type Props = {
  reading: Extract<GameReading, { ok: true }>;
  date: string;
  onOpen: () => void;
  /** With the game in a few words, for the way back to name it. */
  onDelete: (which: string) => void;
};

/** A kept game: when, who won, all scores, where it was or what was noted, and its photo. */
export function GameCard({ reading, date, onOpen, onDelete }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const { game, digest } = reading;
  const placed = placedPlayers(digest);
  const others = placed.filter(({ won }) => !won);
  const which = t.history.which(namesOf(placed), date);
  const [note = ''] = game.note.trim().split('\n');
  const facts = [t.counts.players(placed.length), game.location.trim()].filter(Boolean);
  return (
    <Card style={styles.card}>
      <Pressable
        role="button"
        aria-label={[date, ...scoreSentences(t, placed), ...facts, note].filter(Boolean).join('. ')}
        onPress={onOpen}
        style={({ pressed }) => [
          styles.open,
          pressed && { backgroundColor: colors.surfacePressed },
        ]}
      >
        <AppText variant="caption" color="textMuted">
          {[date, ...facts].join(' · ')}
        </AppText>
        {placed
          .filter(({ won }) => won)
          .map(({ seat, name, total }) => (
            <View key={seat} style={styles.winner}>
              <WinnerMark />
              <AppText variant="bodyStrong" style={styles.name}>
                {name}
              </AppText>
              <AppText variant="bodyStrong">{t.counts.creationPoints(total)}</AppText>
              <AppText variant="caption" color="textMuted">
                {t.history.winner}
              </AppText>
            </View>
          ))}
        {others.length > 0 && (
          <AppText>
            {others.map(({ name, total }) => t.history.score(name, `${total}`)).join(' · ')}
          </AppText>
        )}
        {note !== '' && (
          <AppText variant="caption" color="textMuted" numberOfLines={1}>
            {note}
          </AppText>
        )}
      </Pressable>
      <PhotoThumb id={reading.id} which={which} />
      <IconButton icon="delete" label={t.history.delete(which)} onPress={() => onDelete(which)} />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', padding: 0, paddingRight: spacing.xs },
  open: {
    flex: 1,
    minWidth: 0,
    minHeight: MIN_TARGET,
    justifyContent: 'center',
    gap: spacing.xs,
    paddingVertical: spacing.md,
    paddingLeft: spacing.lg,
    paddingRight: spacing.xs,
    borderRadius: radii.lg,
  },
  winner: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: spacing.sm },
  name: { flexShrink: 1 },
});
