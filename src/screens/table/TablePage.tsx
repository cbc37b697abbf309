import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { Page } from '../../components/Page';
import { displayNames } from '../../engine/displayNames';
import type { Seat } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import type { OpenTable } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { BackBar } from '../BackBar';
import { UndoRedo } from '../UndoRedo';
import { agendaOf } from './agenda';
import { Finished } from './Finished';
import { MissingList } from './MissingList';
import { PlayerCard } from './PlayerCard';
import { WarningList } from './WarningList';
import { seatToMend, warningWords } from './warningWords';

type Props = {
  open: OpenTable;
  onPlayer: (seat: Seat) => void;
  onPlayers: () => void;
  onScore: () => void;
  onScan: () => void;
  onCode: () => void;
};

export function TablePage(props: Props): ReactElement {
  const { open, onPlayer, onPlayers, onScore, onScan, onCode } = props;
  const { t } = useTranslations();
  const { table, score } = open;
  const names = displayNames(table.players.map(({ name }) => name));
  const { missing, warnings } = agendaOf(table, score);
  // A pyramid by itself is no table with too few players.
  const said = warnings.filter(({ kind }) => open.kind === 'table' || kind !== 'player-count');
  return (
    <Page
      bar={
        <BackBar title={t.tables.titles.table}>
          <UndoRedo open={open} />
        </BackBar>
      }
    >
      <View style={styles.cards}>
        {table.players.map((player, seat) => (
          <PlayerCard
            key={seat}
            name={names[seat] ?? player.name}
            player={player}
            total={score.players[seat]?.total ?? 0}
            onPress={() => onPlayer(seat)}
          />
        ))}
      </View>
      {missing.length > 0 ? (
        <MissingList missing={missing} names={names} onGo={onPlayer} />
      ) : (
        <Finished onScore={open.kind === 'table' ? onScore : null} />
      )}
      <WarningList
        warnings={said.map((warning) => ({
          text: warningWords(t, warning, table, names),
          onPress: () => {
            const seat = seatToMend(warning);
            if (seat === undefined) onPlayers();
            else onPlayer(seat);
          },
        }))}
      />
      <View style={styles.more}>
        {missing.length > 0 && (
          <Button kind="secondary" label={t.handOver.scan.pyramid} onPress={onScan} />
        )}
        <Button kind="secondary" label={t.tables.table.editPlayers} onPress={onPlayers} />
        <Button kind="secondary" label={t.handOver.code.showTable} onPress={onCode} />
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  more: { gap: spacing.md },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.md },
});
