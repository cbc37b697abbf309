import { useMemo, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { facesOn, isUnique } from '../../box/boxTile';
import { offerTiles } from '../../box/offer';
import { EntryBar } from '../../components/entry/EntryBar';
import { PyramidGrid } from '../../components/entry/PyramidGrid';
import { StatusLine } from '../../components/entry/StatusLine';
import { StorageNotice } from '../../components/StorageNotice';
import { displayNames } from '../../engine/displayNames';
import type { PlayerScore } from '../../engine/score';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { Color } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { useBox, useTrouble } from '../../storage/hooks';
import type { OpenTable } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { cellLooks } from './cellLooks';
import { placedCount } from './cursor';
import { entryLayout } from './entryLayout';
import { EntryStep } from './EntryStep';
import { offerSlots } from './offerSlots';
import { useEntry } from './useEntry';
import { useEntryKeys } from './useEntryKeys';
import { useScreenAwake } from '../useScreenAwake';
import { useLate } from './useLate';
import { useStable } from './useStable';

type Props = {
  id: string;
  seat: Seat;
  open: OpenTable;
  player: DraftPlayer;
  playerScore: PlayerScore;
  onBack: () => void;
  onRead: () => void;
  onSeat: (seat: Seat) => void;
  onGoOn: () => void;
};

const GAP = 4;
const OFFERS_IN_A_ROW = 5;
const MAX_OFFER = 76;

/** One player's pyramid on top, and below it, in thumb's reach, whatever comes next. */
export function PyramidEntry(props: Props): ReactElement {
  const { id, seat, open, player, playerScore, onBack, onRead, onSeat, onGoOn } = props;
  const { table, score } = open;
  const { t } = useTranslations();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const box = useBox();
  const { full } = useTrouble();
  const faces = useMemo(() => facesOn(table, isUnique), [table]);
  const offerOf = (one: Color) => offerTiles(box, one, faces);
  const entry = useEntry({ id, seat, open, player, faces, offerOf });
  const { state, view, actions } = entry;
  const { panel, cursor } = view;
  useScreenAwake();

  const looks = useMemo(
    () => cellLooks(t, table, score, seat, faces, open.hints[seat]),
    [t, table, score, seat, faces, open.hints],
  );
  useEntryKeys(entry, player.pyramid, () =>
    state.color === null ? [] : offerSlots(state.order, offerOf(state.color)),
  );
  // A placed tile comes first, in the very next frame; what is above and below the pyramid may take
  // one more. All else that is turned to is drawn at once.
  const latest = useMemo(() => ({ state, open, box, faces }), [state, open, box, faces]);
  const late = useLate(latest);
  const drawn = late.state.round === state.round ? latest : late;
  const told = drawn.open.table.players[seat] ?? player;
  const back = useStable(onBack);
  const read = useStable(onRead);
  const toSeat = useStable(onSeat);
  const goOn = useStable(onGoOn);
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
        onBack={back}
        onRead={read}
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
            player={told}
            total={drawn.open.score.players[seat]?.total ?? playerScore.total}
            placed={placedCount(told.pyramid)}
            current={panel === 'god' || panel === 'worshipers' ? panel : null}
            onGod={toGod}
            onWorshipers={toWorshipers}
          />
          <PyramidGrid looks={looks} cursor={cursor} size={cell} onCell={actions.pressCell} />
        </View>
        <View style={[styles.panel, !beside && styles.below, { width: column }]}>
          <EntryStep
            drawn={drawn}
            seat={seat}
            offerSize={offerSize}
            actions={actions}
            onSeat={toSeat}
            onGoOn={goOn}
          />
        </View>
      </View>
    </View>
  );
}

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
