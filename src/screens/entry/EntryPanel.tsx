import type { ReactElement, ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { DonePanel } from '../../components/entry/DonePanel';
import { GodChoice } from '../../components/entry/GodChoice';
import { TileSheet } from '../../components/entry/TileSheet';
import { TokenSwitch } from '../../components/entry/TokenSwitch';
import { WorshipersChoice } from '../../components/entry/WorshipersChoice';
import type { Cell } from '../../engine/geometry';
import type { God } from '../../engine/god';
import type { DraftPlayer } from '../../engine/table';
import type { TileScore } from '../../engine/tileScore';
import { placeWords, reasonWords } from '../../i18n/entry/tileLabel';
import { faceWords } from '../../i18n/tileWords';
import { sentenceCase } from '../../i18n/sentenceCase';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { isOpen } from './cellLooks';
import type { EntryActions } from './entryActions';

function Scrolling({ children }: { children: ReactNode }): ReactElement {
  return (
    <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
      {children}
    </ScrollView>
  );
}

type WithPlayer = { player: DraftPlayer; actions: EntryActions };

function DeathToken({ player, actions }: WithPlayer): ReactElement | null {
  const { t } = useTranslations();
  if (player.god !== 'death') return null;
  return (
    <TokenSwitch
      label={t.entry.gods.deathToken}
      on={player.godCancelled}
      onChange={(cancelled) => actions.chooseGod('death', cancelled)}
    />
  );
}

export function GodStep(props: WithPlayer & { takenBy: ReadonlyMap<God, string> }): ReactElement {
  const { player, actions, takenBy } = props;
  const choose = (god: God) => {
    actions.chooseGod(god, god === player.god && player.godCancelled);
    actions.turnTo(null);
  };
  return (
    <Scrolling>
      <DeathToken player={player} actions={actions} />
      <GodChoice chosen={player.god} takenBy={takenBy} onChoose={choose} />
    </Scrolling>
  );
}

/** Death's token is offered here too, for choosing Death leads straight to this step. */
export function WorshipersStep({ player, actions }: WithPlayer): ReactElement {
  return (
    <Scrolling>
      <WorshipersChoice chosen={player.worshipers} onChoose={actions.chooseWorshipers} />
      <DeathToken player={player} actions={actions} />
    </Scrolling>
  );
}

type DoneProps = Parameters<typeof DonePanel>[0];

export function DoneStep(props: DoneProps): ReactElement {
  return (
    <Scrolling>
      <DonePanel {...props} />
    </Scrolling>
  );
}

type SheetProps = WithPlayer & { cell: Cell; score: TileScore | null; notes: readonly string[] };

/** The sheet of a placed tile. `notes` are its warnings, in words. */
export function SheetStep(props: SheetProps): ReactElement | null {
  const { player, actions, cell, score, notes } = props;
  const { t } = useTranslations();
  const tile = player.pyramid[cell];
  if (tile === null || score === null) return null;
  const name = tile.type === 'wilderness' ? t.tiles.wilderness : faceWords(t, tile);
  const why = reasonWords(t, score, isOpen(cell, tile, player.pyramid));
  const words = [`${t.counts.creationPoints(score.points)}: ${why}`, ...notes];
  return (
    <Scrolling>
      <TileSheet
        tile={tile}
        title={`${sentenceCase(placeWords(t, cell))}: ${name}`}
        explanation={words.map((one) => `${sentenceCase(one)}.`).join(' ')}
        onToken={(cancelled) => actions.setToken(cell, cancelled)}
        onChange={() => actions.turnTo({ kind: 'cell', cell, doing: 'change' })}
        onSwap={() => actions.turnTo({ kind: 'cell', cell, doing: 'swap' })}
        onClear={() => actions.clear(cell)}
        onDone={() => actions.turnTo(null)}
      />
    </Scrolling>
  );
}

export function SwapStep({ cell, actions }: Pick<SheetProps, 'cell' | 'actions'>): ReactElement {
  const { t } = useTranslations();
  return (
    <Scrolling>
      <AppText variant="bodyStrong" aria-live="polite">
        {t.entry.sheet.swapHint(placeWords(t, cell))}
      </AppText>
      <Button
        kind="secondary"
        label={t.entry.palette.cancel}
        onPress={() => actions.turnTo({ kind: 'cell', cell, doing: 'look' })}
      />
    </Scrolling>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  content: { gap: spacing.md, paddingBottom: spacing.md, alignItems: 'stretch' },
});
