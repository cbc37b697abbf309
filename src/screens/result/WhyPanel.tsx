import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { LitPyramid } from '../../components/LitPyramid';
import { categoriesOf } from '../../engine/categories';
import type { Cell } from '../../engine/geometry';
import type { Score } from '../../engine/score';
import type { DraftTable } from '../../engine/table';
import { placeWords } from '../../i18n/entry/tileLabel';
import { godReason, pickReason } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { answerTo } from './answer';
import type { Asked } from './asked';
import { TileLines } from './TileLines';

type Props = {
  asked: Asked;
  table: DraftTable;
  score: Score;
  names: readonly string[];
  onClose: () => void;
};

/** A figure explained: the pyramid with the tiles behind it lit, and every tile's reason. */
export function WhyPanel(props: Props): ReactElement | null {
  const { asked, table, score, names, onClose } = props;
  const { t } = useTranslations();
  const words = t.result.why;
  const { seat, what } = asked;
  const player = table.players[seat];
  const own = score.players[seat];
  if (player === undefined || own === undefined) return null;
  const { cells, lit, others } = answerTo(asked, player, own, score);
  const name = names[seat] ?? '';
  const pick = score.temples.find((one) => one.seat === seat);
  const points = what === 'total' ? own.total : categoriesOf(own, player.pyramid)[what];
  const label = what === 'total' ? t.result.total : t.result.categories[what];
  const wherever = (some: readonly Cell[]) => some.map((cell) => placeWords(t, cell)).join('; ');

  return (
    <Card style={styles.card}>
      <Heading level={3} aria-live="polite">
        {words.figure(name, label, t.counts.creationPoints(points))}
      </Heading>
      {what === 'god' && player.god !== null && (
        <AppText>{t.tables.table.card(t.gods[player.god], godReason(t, own.god, names))}</AppText>
      )}
      {what === 'temple' && (
        <AppText>
          {pick === undefined ? words.noTemple : pickReason(t, pick, score.temples, names)}
        </AppText>
      )}
      <LitPyramid
        pyramid={player.pyramid}
        scores={own.tiles}
        god={player.god}
        lit={lit}
        label={words.picture(name, lit.length === 0 ? words.nothingLit : wherever(lit))}
      />
      <View style={styles.lines}>
        <Heading level={3}>{words.made}</Heading>
        {cells.length === 0 && <AppText color="textMuted">{words.noTiles}</AppText>}
        <TileLines cells={cells} pyramid={player.pyramid} scores={own.tiles} />
      </View>
      {others.length > 0 && (
        <View style={styles.lines}>
          <Heading level={3}>{words.others}</Heading>
          <TileLines cells={others} pyramid={player.pyramid} scores={own.tiles} />
        </View>
      )}
      <Button kind="secondary" label={words.close} onPress={onClose} />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.md },
  lines: { gap: spacing.sm },
});
