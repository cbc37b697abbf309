import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { TileArt } from '../../components/TileArt';
import { TileGlyph } from '../../components/TileGlyph';
import type { Cell, Pyramid } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';
import type { TileScore } from '../../engine/tileScore';
import { placeWords } from '../../i18n/entry/tileLabel';
import { tileLine } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = {
  cells: readonly Cell[];
  pyramid: DraftPyramid;
  scores: Pyramid<TileScore | null>;
};

const SIDE = 36;

/** A tile a line: where it lies, what it gives, and why. */
export function TileLines({ cells, pyramid, scores }: Props): ReactElement {
  const { t } = useTranslations();
  return (
    <View style={styles.lines}>
      {cells.map((cell) => {
        const tile = pyramid[cell];
        const score = scores[cell];
        if (tile === null || score === null) return null;
        return (
          <View key={cell} style={styles.line}>
            {tile.type === 'wilderness' ? (
              <TileGlyph type="wilderness" size={SIDE} />
            ) : (
              <TileArt face={tile} size={SIDE} />
            )}
            <View style={styles.words}>
              <AppText variant="caption">{tileLine(t, tile, score)}</AppText>
              <AppText variant="caption" color="textMuted">
                {placeWords(t, cell)}
              </AppText>
            </View>
            <AppText variant="label">{t.counts.creationPoints(score.points)}</AppText>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { gap: spacing.sm },
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.md },
  words: { flex: 1 },
});
