import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { TileArt } from '../../components/TileArt';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { TemplePick } from '../../engine/temples/distribute';
import { faceWords } from '../../i18n/tileWords';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = {
  tie: readonly TemplePick[];
  players: readonly DraftPlayer[];
  names: readonly string[];
  onFirst: (seat: Seat) => void;
};

/** What symbols and mystic values leave level is never decided in silence: the table is asked. */
export function TieCard({ tie, players, names, onFirst }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.result.temples;
  return (
    <Card style={styles.card}>
      <Heading level={2}>{words.tie}</Heading>
      <AppText>{words.tieAbout}</AppText>
      {tie.map(({ seat, mystic }) => {
        const tile = mystic === null ? null : (players[seat]?.pyramid[mystic.cell] ?? null);
        const face = tile === null || tile.type === 'wilderness' ? null : tile;
        const name = names[seat] ?? '';
        return (
          <View key={seat} style={styles.level}>
            <View style={styles.tile}>
              {face !== null && <TileArt face={face} />}
              <View style={styles.words}>
                <AppText variant="bodyStrong">{name}</AppText>
                <AppText variant="caption">
                  {face === null ? words.noMystic : faceWords(t, face)}
                </AppText>
              </View>
            </View>
            <Button label={words.first(name)} onPress={() => onFirst(seat)} />
          </View>
        );
      })}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.md },
  level: { gap: spacing.sm },
  tile: { flexDirection: 'row', alignItems: 'center', gap: spacing.md },
  words: { flex: 1, gap: 2 },
});
