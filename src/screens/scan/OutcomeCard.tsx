import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import type { DraftTable, Seat } from '../../engine/table';
import type { Translations } from '../../i18n/en';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { TableChoice } from './TableChoice';
import type { Outcome } from './outcome';
import { PyramidFacts } from './PyramidFacts';
import { SeatChips } from './SeatChips';
import type { PyramidParcel } from './seatParcel';

export type ScanActions = {
  onUndo: () => void;
  onSeat: (parcel: PyramidParcel, seat: Seat) => void;
  onTable: (parcel: PyramidParcel, id: string | null) => void;
  onOpen: (id: string, finished: boolean) => void;
};

function headline({ handOver: { scan }, counts }: Translations, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'refused':
      return scan.refused[outcome.why];
    case 'seated': {
      const { name } = outcome.parcel.player;
      const words = { new: scan.seated, updated: scan.updated, same: scan.sameSeat };
      return words[outcome.what](name);
    }
    case 'ask-seat':
      return scan.whoseSeat(outcome.parcel.player.name);
    case 'ask-table':
      return scan.whichTable(outcome.parcel.player.name);
    case 'table': {
      const { what } = outcome.received;
      return what === 'refused'
        ? scan.refused.full
        : (outcome.finished ? scan.game : scan.table)[what];
    }
    case 'box':
      return outcome.added === 0 ? scan.box.same : scan.box.new(counts.tiles(outcome.added));
  }
}

type Props = ScanActions & {
  outcome: Outcome;
  /** The table that is scanned for. */
  table: DraftTable | undefined;
};

function Details({ outcome, table, ...actions }: Props): ReactNode {
  const { t } = useTranslations();
  const words = t.handOver.scan;
  const undo = <Button kind="secondary" label={t.tables.tools.undo} onPress={actions.onUndo} />;
  switch (outcome.kind) {
    case 'refused':
      return null;
    case 'seated':
    case 'ask-seat': {
      const { parcel } = outcome;
      const seat = outcome.kind === 'seated' ? outcome.seat : null;
      return (
        <>
          <PyramidFacts player={parcel.player} />
          {table !== undefined && (
            <SeatChips
              table={table}
              chosen={seat}
              onSeat={(chosen) => actions.onSeat(parcel, chosen)}
            />
          )}
          {outcome.kind === 'seated' && outcome.what !== 'same' && undo}
        </>
      );
    }
    case 'ask-table':
      return (
        <>
          <PyramidFacts player={outcome.parcel.player} />
          <TableChoice onChoose={(id) => actions.onTable(outcome.parcel, id)} />
        </>
      );
    case 'table':
      return (
        <>
          <Button
            label={outcome.finished ? words.openGame : words.toTable}
            onPress={() => actions.onOpen(outcome.id, outcome.finished)}
          />
          {outcome.received.what !== 'same' && undo}
        </>
      );
    case 'box':
      return outcome.added === 0 ? null : undo;
  }
}

/** What the last scan did, said at once, with the way back. */
export function OutcomeCard(props: Props): ReactElement {
  const { t } = useTranslations();
  return (
    <Card style={styles.card}>
      <View role="status" aria-live="polite">
        <AppText variant="bodyStrong">{headline(t, props.outcome)}</AppText>
      </View>
      <Details {...props} />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: spacing.md } });
