import { useMemo, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { facesOn, isUnique } from '../../box/boxTile';
import { offerTiles } from '../../box/offer';
import { AppText } from '../../components/AppText';
import { EntryBar } from '../../components/entry/EntryBar';
import { PyramidGrid } from '../../components/entry/PyramidGrid';
import { StatusLine } from '../../components/entry/StatusLine';
import { StorageNotice } from '../../components/StorageNotice';
import { displayNames } from '../../engine/displayNames';
import type { PlayerScore } from '../../engine/score';
import type { DraftPlayer, Seat } from '../../engine/table';
import type { Color } from '../../engine/tile';
import { placeWords } from '../../i18n/entry/tileLabel';
import { useTranslations } from '../../i18n/useTranslations';
import { useBox, useTrouble } from '../../storage/hooks';
import type { OpenTable } from '../../storage/useTable';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { cellLooks } from './cellLooks';
import { placedCount } from './cursor';
import { entryLayout } from './entryLayout';
import { DoneStep, GodStep, SheetStep, SwapStep, WorshipersStep } from './EntryPanel';
import { offerSlots } from './offerSlots';
import { Palette } from './Palette';
import { nextUnfinished, takenGods } from './step';
import { useEntry } from './useEntry';
import { useEntryKeys } from './useEntryKeys';
import { useScreenAwake } from './useScreenAwake';
import { useStable } from './useStable';

type Props = {
  id: string;
  seat: Seat;
  open: OpenTable;
  player: DraftPlayer;
  playerScore: PlayerScore;
  onBack: () => void;
  onSeat: (seat: Seat) => void;
  onTable: () => void;
};

const GAP = 4;
const OFFERS_IN_A_ROW = 5;
const MAX_OFFER = 76;

/** One player's pyramid on top, and below it, in thumb's reach, whatever comes next. */
export function PyramidEntry(props: Props): ReactElement {
  const { id, seat, open, player, playerScore, onBack, onSeat, onTable } = props;
  const { table, score } = open;
  const { t } = useTranslations();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const box = useBox();
  const { full } = useTrouble();
  const faces = useMemo(() => facesOn(table, isUnique), [table]);
  const offerOf = (one: Color) => offerTiles(box, one, faces);
  const entry = useEntry(id, seat, open, player, offerOf);
  const { state, view, actions } = entry;
  const { panel, cursor } = view;
  useScreenAwake();

  const looks = useMemo(
    () => cellLooks(t, table, score, seat, faces),
    [t, table, score, seat, faces],
  );
  const { color, order } = state;
  const offer = useMemo(
    () => (color === null ? null : offerTiles(box, color, faces)),
    [box, color, faces],
  );
  const slots = useMemo(() => (offer === null ? [] : offerSlots(order, offer)), [order, offer]);
  useEntryKeys(entry, player.pyramid, slots);
  const pressCell = useStable(actions.pressCell);
  const back = useStable(onBack);
  const undo = useStable(actions.undo);
  const redo = useStable(actions.redo);
  const toGod = useStable(() => actions.turnTo({ kind: 'god' }));
  const toWorshipers = useStable(() => actions.turnTo({ kind: 'worshipers' }));

  const names = displayNames(table.players.map(({ name }) => name));
  const nameOf = (one: Seat) => names[one] ?? '';
  const width = window.width - insets.left - insets.right;
  const { cell, column, beside } = entryLayout(width, window.height - insets.top - insets.bottom);
  const offerSize = Math.min(
    Math.floor((column - (OFFERS_IN_A_ROW - 1) * GAP) / OFFERS_IN_A_ROW),
    MAX_OFFER,
  );
  const next = nextUnfinished(table, seat);
  const look = cursor === null ? undefined : looks[cursor];
  const notes = [
    ...(look?.misplaced === true ? [t.entry.cell.misplaced] : []),
    ...(look?.twice === true ? [t.entry.cell.twice] : []),
  ];

  const step = (): ReactElement | null => {
    switch (panel) {
      case 'palette':
      case 'change':
        return (
          <Palette
            state={state}
            actions={actions}
            pyramid={player.pyramid}
            box={box}
            offer={offer}
            slots={slots}
            size={offerSize}
            changing={
              panel === 'change' && cursor !== null
                ? t.entry.palette.changing(placeWords(t, cursor))
                : null
            }
          />
        );
      case 'sheet':
        return cursor === null ? null : (
          <SheetStep
            player={player}
            actions={actions}
            cell={cursor}
            score={playerScore.tiles[cursor]}
            notes={notes}
          />
        );
      case 'swap':
        return cursor === null ? null : <SwapStep cell={cursor} actions={actions} />;
      case 'god': {
        const takenBy = new Map(
          [...takenGods(table, seat)].map(([god, holder]) => [god, nameOf(holder)]),
        );
        return <GodStep player={player} actions={actions} takenBy={takenBy} />;
      }
      case 'worshipers':
        return <WorshipersStep player={player} actions={actions} />;
      case 'done':
        return (
          <DoneStep
            name={nameOf(seat)}
            total={playerScore.total}
            solo={open.kind === 'solo'}
            next={next === null ? null : nameOf(next)}
            onNext={() => {
              if (next !== null) onSeat(next);
            }}
            onTable={onTable}
          />
        );
    }
  };

  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      <EntryBar
        name={nameOf(seat)}
        canUndo={open.canUndo}
        canRedo={open.canRedo}
        onBack={back}
        onUndo={undo}
        onRedo={redo}
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
            total={playerScore.total}
            placed={placedCount(player.pyramid)}
            current={panel === 'god' || panel === 'worshipers' ? panel : null}
            onGod={toGod}
            onWorshipers={toWorshipers}
          />
          <PyramidGrid looks={looks} cursor={cursor} size={cell} onCell={pressCell} />
        </View>
        <View style={[styles.panel, !beside && styles.below, { width: column }]}>
          {state.elsewhere !== null && (
            <AppText role="alert" variant="label">
              {t.entry.changedElsewhere(nameOf(state.elsewhere))}
            </AppText>
          )}
          {step()}
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
