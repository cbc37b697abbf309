import { memo, useMemo, type ReactElement } from 'react';
import { offerTiles } from '../../box/offer';
import { AppText } from '../../components/AppText';
import { displayNames } from '../../engine/displayNames';
import type { Seat } from '../../engine/table';
import { placeWords } from '../../i18n/entry/tileLabel';
import { useTranslations } from '../../i18n/useTranslations';
import { cellLooks } from './cellLooks';
import type { EntryActions } from './entryActions';
import { DoneStep, GodStep, SheetStep, SwapStep, WorshipersStep } from './EntryPanel';
import type { Moment } from './entryStore';
import { offerSlots } from './offerSlots';
import { Palette } from './Palette';
import { nextUnfinished, takenGods } from './step';

type Props = {
  drawn: Moment;
  seat: Seat;
  offerSize: number;
  actions: EntryActions;
  onSeat: (seat: Seat) => void;
  onGoOn: () => void;
};

/** Below the pyramid: whatever comes next. It may be drawn a frame after the tile that led to it. */
function Step({ drawn, seat, offerSize, actions, onSeat, onGoOn }: Props): ReactElement | null {
  const { state, open, player, box, faces, view } = drawn;
  const { table, score } = open;
  const { t } = useTranslations();
  const { color, order } = state;
  const offer = useMemo(
    () => (color === null ? null : offerTiles(box, color, faces)),
    [box, color, faces],
  );
  const slots = useMemo(() => (offer === null ? [] : offerSlots(order, offer)), [order, offer]);
  const playerScore = score.players[seat];
  if (playerScore === undefined) return null;
  const { panel, cursor } = view;
  const names = displayNames(table.players.map(({ name }) => name));
  const nameOf = (one: Seat) => names[one] ?? '';

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
    case 'sheet': {
      if (cursor === null) return null;
      const look = cellLooks(t, open, player.pyramid, seat, faces)[cursor];
      const notes = [
        ...(look.misplaced ? [t.entry.cell.misplaced] : []),
        ...(look.twice ? [t.entry.cell.twice] : []),
      ];
      return (
        <SheetStep
          player={player}
          actions={actions}
          cell={cursor}
          score={playerScore.tiles[cursor]}
          notes={notes}
        />
      );
    }
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
    case 'done': {
      const next = nextUnfinished(table, seat);
      return (
        <DoneStep
          name={nameOf(seat)}
          total={playerScore.total}
          solo={open.kind === 'solo'}
          next={next === null ? null : nameOf(next)}
          onNext={() => {
            if (next !== null) onSeat(next);
          }}
          onGoOn={onGoOn}
        />
      );
    }
  }
}

/** An undo or redo changed another player's pyramid. */
function Elsewhere({ state, open }: Moment): ReactElement | null {
  const { t } = useTranslations();
  if (state.elsewhere === null) return null;
  const names = displayNames(open.table.players.map(({ name }) => name));
  return (
    <AppText role="alert" variant="label">
      {t.entry.changedElsewhere(names[state.elsewhere] ?? '')}
    </AppText>
  );
}

export const EntryStep = memo(function EntryStep(props: Props): ReactElement {
  return (
    <>
      <Elsewhere {...props.drawn} />
      <Step {...props} />
    </>
  );
});
