import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { categoriesOf } from '../../engine/categories';
import type { Score } from '../../engine/score';
import { shownCategories } from '../../engine/shownCategories';
import type { DraftTable, Seat } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import type { Asked } from './asked';
import { Figure } from './Figure';

type Props = {
  table: DraftTable;
  score: Score;
  names: readonly string[];
  asked: Asked | null;
  onAsk: (asked: Asked) => void;
};

type Row = { what: Asked['what']; label: string; figures: readonly number[] };

/** A category a line, a player a column; every figure can be asked about. */
export function Figures({ table, score, names, asked, onAsk }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const byPlayer = score.players.map((player, seat) => {
    const pyramid = table.players[seat]?.pyramid;
    return pyramid === undefined ? null : categoriesOf(player, pyramid);
  });
  const rows: Row[] = [
    ...shownCategories(table).map((what): Row => {
      const figures = byPlayer.map((points) => points?.[what] ?? 0);
      return { what, label: t.result.categories[what], figures };
    }),
    {
      what: 'total',
      label: t.result.total,
      figures: score.players.map(({ total }) => total),
    },
  ];
  // Worshipers belong to the figures only where they decided a place.
  const tieBreak = score.players.some(({ place }) => place.levelWith.length > 0);
  const isAsked = (seat: Seat, what: Asked['what']) => asked?.seat === seat && asked.what === what;
  return (
    <View style={[styles.table, { backgroundColor: colors.surface, borderColor: colors.border }]}>
      <View style={styles.row}>
        <View style={styles.label} />
        {names.map((name) => (
          <View key={name} style={styles.column}>
            <AppText variant="caption" align="center" numberOfLines={2}>
              {name}
            </AppText>
          </View>
        ))}
      </View>
      {rows.map(({ what, label, figures }) => (
        <View key={what} style={[styles.row, styles.line, { borderColor: colors.border }]}>
          <View style={styles.label}>
            <AppText variant={what === 'total' ? 'bodyStrong' : 'caption'}>{label}</AppText>
          </View>
          {figures.map((points, seat) => (
            <Figure
              key={seat}
              points={points}
              label={t.result.why.figure(names[seat] ?? '', label, t.counts.creationPoints(points))}
              strong={what === 'total'}
              asked={isAsked(seat, what)}
              onPress={() => onAsk({ seat, what })}
            />
          ))}
        </View>
      ))}
      {tieBreak && (
        <View style={[styles.row, styles.line, { borderColor: colors.border }]}>
          <View style={styles.label}>
            <AppText variant="caption">{t.terms.worshipers}</AppText>
          </View>
          {score.players.map(({ seat, worshipers }) => (
            <View key={seat} style={styles.column}>
              <AppText align="center">{worshipers}</AppText>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { borderWidth: 1, borderRadius: radii.lg, padding: spacing.sm },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: MIN_TARGET },
  line: { borderTopWidth: 1 },
  label: { flex: 2, minWidth: 76, paddingHorizontal: spacing.xs },
  column: { flex: 1, minWidth: MIN_TARGET },
});
