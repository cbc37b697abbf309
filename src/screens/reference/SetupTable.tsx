import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card } from '../../components/Card';
import { AppText } from '../../components/AppText';
import type { Translations } from '../../i18n/en';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';
import { SETUP_BY_PLAYERS, type SetupRow } from './setupByPlayers';

/** Four columns of words need this much at the normal text size. */
const ROOM_FOR_COLUMNS = 340;

/** A table where there is room, and the same facts one below the other where there is none. */
export function SetupTable(): ReactElement {
  return useTextRoom() >= ROOM_FOR_COLUMNS ? <Columns /> : <Stack />;
}

function Columns(): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const { players, removed, gods, temples } = t.reference.setup;
  return (
    <Card style={styles.table}>
      <View role="table" aria-label={t.reference.setup.byPlayers}>
        <View role="row" style={[styles.row, { backgroundColor: colors.surfaceMuted }]}>
          {[players, removed, gods, temples].map((head, column) => (
            <View key={head} role="columnheader" style={[styles.cell, COLUMN_STYLES[column]]}>
              <AppText variant="caption" color="textMuted">
                {head}
              </AppText>
            </View>
          ))}
        </View>
        {SETUP_BY_PLAYERS.map((row) => (
          <View
            key={row.players}
            role="row"
            // Native screen readers know no tables: they read a row as one sentence.
            accessible
            aria-label={[t.counts.players(row.players), ...facts(t, row)].join('. ')}
            style={[styles.row, styles.ruled, { borderColor: colors.border }]}
          >
            <View role="rowheader" style={[styles.cell, COLUMN_STYLES[0]]}>
              <AppText variant="bodyStrong">{row.players}</AppText>
            </View>
            {[`${row.removed}`, `${row.gods}`, row.temples.join(', ')].map((value, index) => (
              <View key={index} role="cell" style={[styles.cell, COLUMN_STYLES[index + 1]]}>
                <AppText>{value}</AppText>
              </View>
            ))}
          </View>
        ))}
      </View>
    </Card>
  );
}

function Stack(): ReactElement {
  const { t } = useTranslations();
  return (
    <View style={styles.stack}>
      {SETUP_BY_PLAYERS.map((row) => (
        <Card key={row.players}>
          <AppText variant="bodyStrong">{t.counts.players(row.players)}</AppText>
          {facts(t, row).map((fact) => (
            <AppText key={fact}>{fact}</AppText>
          ))}
        </Card>
      ))}
    </View>
  );
}

/** A row's figures, each with its name. */
function facts(t: Translations, row: SetupRow): string[] {
  const { removed, gods, temples } = t.reference.setup;
  return [
    `${removed}: ${row.removed}`,
    `${gods}: ${row.gods}`,
    `${temples}: ${row.temples.join(', ')}`,
  ];
}

const styles = StyleSheet.create({
  table: { padding: spacing.none, overflow: 'hidden' },
  row: { flexDirection: 'row', paddingHorizontal: spacing.lg, gap: spacing.sm },
  ruled: { borderTopWidth: 1 },
  cell: { paddingVertical: spacing.md, justifyContent: 'center' },
  players: { flex: 3 },
  removed: { flex: 3.6 },
  gods: { flex: 4 },
  temples: { flex: 5 },
  stack: { gap: spacing.md },
});

const COLUMN_STYLES = [styles.players, styles.removed, styles.gods, styles.temples] as const;
