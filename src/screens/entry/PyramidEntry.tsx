import { memo, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { EntryBar } from '../../components/entry/EntryBar';
import { StatusLine } from '../../components/entry/StatusLine';
import { StorageNotice } from '../../components/StorageNotice';
import { displayNames } from '../../engine/displayNames';
import type { Seat } from '../../engine/table';
import { useTrouble } from '../../storage/hooks';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { placedCount } from './cursor';
import { entryLayout } from './entryLayout';
import { EntryStep } from './EntryStep';
import { LivePyramid } from './LivePyramid';
import { useEntry } from './useEntry';
import { useEntryKeys } from './useEntryKeys';
import { useMoment } from './useMoment';
import { useScreenAwake } from '../useScreenAwake';
import { useStable } from './useStable';

type Props = {
  id: string;
  seat: Seat;
  onBack: () => void;
  onRead: () => void;
  onSeat: (seat: Seat) => void;
  onGoOn: () => void;
};

const GAP = 4;
const OFFERS_IN_A_ROW = 5;
const MAX_OFFER = 76;

/**
 * One player's pyramid on top, and below it, in thumb's reach, whatever comes next. It follows the
 * table by itself: a placed tile is drawn without anything around it.
 */
function PyramidEntryView(props: Props): ReactElement {
  const { id, seat, onBack, onRead, onSeat, onGoOn } = props;
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const { full } = useTrouble();
  const entry = useEntry(id, seat);
  const { store, actions } = entry;
  const drawn = useMoment(store);
  const { open, player, view } = drawn;
  const { table, score } = open;
  const { panel } = view;
  useScreenAwake();
  useEntryKeys(entry);
  const toGod = useStable(() => actions.turnTo({ kind: 'god' }));
  const toWorshipers = useStable(() => actions.turnTo({ kind: 'worshipers' }));

  const names = displayNames(table.players.map(({ name }) => name));
  const width = window.width - insets.left - insets.right;
  const { cell, column, beside } = entryLayout(width, window.height - insets.top - insets.bottom);
  const offerSize = Math.min(
    Math.floor((column - (OFFERS_IN_A_ROW - 1) * GAP) / OFFERS_IN_A_ROW),
    MAX_OFFER,
  );

  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      <EntryBar
        name={names[seat] ?? ''}
        canUndo={open.canUndo}
        canRedo={open.canRedo}
        onBack={onBack}
        onRead={onRead}
        onUndo={actions.undo}
        onRedo={actions.redo}
      />
      <View
        role="main"
        style={[
          styles.body,
          beside && styles.beside,
          {
            paddingLeft: insets.left + spacing.md,
            paddingRight: insets.right + spacing.md,
            paddingBottom: insets.bottom + spacing.sm,
          },
        ]}
      >
        <View style={[styles.pyramid, { width: column }]}>
          <StorageNotice full={full} />
          <StatusLine
            player={player}
            total={score.players[seat]?.total ?? 0}
            placed={placedCount(player.pyramid)}
            current={panel === 'god' || panel === 'worshipers' ? panel : null}
            onGod={toGod}
            onWorshipers={toWorshipers}
          />
          <LivePyramid store={store} seat={seat} size={cell} onCell={actions.pressCell} />
        </View>
        <View style={[styles.panel, !beside && styles.below, { width: column }]}>
          <EntryStep
            drawn={drawn}
            seat={seat}
            offerSize={offerSize}
            actions={actions}
            onSeat={onSeat}
            onGoOn={onGoOn}
          />
        </View>
      </View>
    </View>
  );
}

export const PyramidEntry = memo(PyramidEntryView);

const styles = StyleSheet.create({
  page: { flex: 1 },
  body: { flex: 1, alignItems: 'center', gap: spacing.sm },
  beside: {
    flexDirection: 'row',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: 2 * spacing.md,
  },
  pyramid: { gap: spacing.xs },
  panel: { gap: spacing.sm },
  below: { flex: 1 },
});
