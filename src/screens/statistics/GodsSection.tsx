import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { GodGlyph } from '../../components/GodGlyph';
import { Heading } from '../../components/Heading';
import { GODS } from '../../engine/god';
import { useTranslations } from '../../i18n/useTranslations';
import type { GodStats } from '../../stats/byGod';
import { spacing } from '../../theme/spacing';
import { ROOM_FOR_DRAWING_BESIDE_WORDS, useTextRoom } from '../../theme/useTextRoom';
import { Section } from './Section';
import { SEPARATOR } from './separator';

/** How often each God was held, and how it did. */
export function GodsSection({ gods }: { gods: readonly GodStats[] }): ReactElement | null {
  const { t } = useTranslations();
  const words = t.stats.gods;
  const stacked = useTextRoom() < ROOM_FOR_DRAWING_BESIDE_WORDS;
  if (gods.length === 0) return null;
  const notYet = GODS.filter((god) => !gods.some((held) => held.god === god));
  return (
    <Section title={words.title}>
      <AppText variant="caption" color="textMuted">
        {words.hint}
      </AppText>
      <Card style={styles.list}>
        {gods.map(({ god, times, wins, average, bonus }) => (
          <View key={god} style={stacked ? styles.stacked : styles.beside}>
            <GodGlyph god={god} size={44} />
            <View style={!stacked && styles.words}>
              <Heading level={3}>{t.gods[god]}</Heading>
              <AppText variant="caption">
                {[
                  words.times(times),
                  words.wins(wins),
                  words.average(t.stats.points(average)),
                  words.bonus(t.stats.figure(bonus)),
                ].join(SEPARATOR)}
              </AppText>
            </View>
          </View>
        ))}
      </Card>
      {notYet.length > 0 && (
        <AppText variant="caption" color="textMuted">
          {words.notYet(notYet.map((god) => t.gods[god]).join(', '))}
        </AppText>
      )}
    </Section>
  );
}

const styles = StyleSheet.create({
  list: { gap: spacing.lg },
  beside: { flexDirection: 'row', alignItems: 'center', gap: spacing.md },
  stacked: { gap: spacing.xs },
  words: { flex: 1 },
});
