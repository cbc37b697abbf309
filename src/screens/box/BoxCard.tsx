import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { BoxTile, Face } from '../../box/boxTile';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { IconButton } from '../../components/IconButton';
import { TileArt } from '../../components/TileArt';
import { faceFacts, faceWords } from '../../i18n/tileWords';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { ROOM_FOR_DRAWING_BESIDE_WORDS, useTextRoom } from '../../theme/useTextRoom';
import { FaceEditor } from './FaceEditor';

const ROOM_FOR_BUTTONS_IN_A_ROW = 360;

type Props = { tile: BoxTile; onCorrect: (face: Face) => void; onRemove: () => void };

/** A tile of the box: how it looks, what is printed on it, how often it was used. */
export function BoxCard({ tile, onCorrect, onRemove }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.tables.box;
  const [editing, setEditing] = useState(false);
  const room = useTextRoom();
  const stacked = room < ROOM_FOR_DRAWING_BESIDE_WORDS;
  const narrow = !stacked && room < ROOM_FOR_BUTTONS_IN_A_ROW;
  const { face, uses } = tile;
  const inFull = faceWords(t, face);
  return (
    <Card style={styles.card}>
      <View style={[styles.row, stacked && styles.stacked]}>
        <TileArt face={face} />
        <View style={[styles.words, !stacked && styles.fill]}>
          <Heading level={3}>{t.tiles[face.type]}</Heading>
          <AppText variant="caption">{faceFacts(t, face)}</AppText>
          <AppText variant="caption" color="textMuted">
            {words.uses(uses)}
          </AppText>
        </View>
        <View style={narrow ? undefined : styles.buttons}>
          {!editing && (
            <IconButton
              icon="edit"
              label={words.correct(inFull)}
              onPress={() => setEditing(true)}
            />
          )}
          <IconButton icon="delete" label={words.remove(inFull)} onPress={onRemove} />
        </View>
      </View>
      {editing && (
        <FaceEditor
          face={face}
          onCancel={() => setEditing(false)}
          onSave={(corrected) => {
            setEditing(false);
            onCorrect(corrected);
          }}
        />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { padding: spacing.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: spacing.md },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  words: { gap: 2 },
  fill: { flex: 1 },
  buttons: { flexDirection: 'row' },
});
