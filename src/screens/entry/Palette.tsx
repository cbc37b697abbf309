import { memo, type ReactElement } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Box } from '../../box/boxTile';
import type { Offer } from '../../box/offer';
import { AppText } from '../../components/AppText';
import { ChipButton } from '../../components/ChipButton';
import { ColorRow } from '../../components/entry/ColorRow';
import { OfferGrid, type OfferSlot } from '../../components/entry/OfferGrid';
import { OtherPoints } from '../../components/entry/OtherPoints';
import { TokenSwitch } from '../../components/entry/TokenSwitch';
import type { Cell } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';
import type { Tile } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import type { EntryState } from './entryState';
import { onTableSlots } from './offerSlots';
import { OtherTile } from './OtherTile';
import type { EntryActions } from './useEntry';
import { useStable } from './useStable';

type Props = {
  state: EntryState;
  actions: EntryActions;
  pyramid: DraftPyramid;
  box: Box;
  /** The tiles of the chosen colour; null while none is chosen. */
  offer: Offer | null;
  slots: readonly OfferSlot[];
  /** The side of an offered tile. */
  size: number;
  /** Said above the colours where a placed tile is being changed. */
  changing: string | null;
};

// A placement must paint at once: what did not change is not drawn again.
const Chip = memo(ChipButton);
const Token = memo(TokenSwitch);

function LastToken({ state, actions, pyramid }: Pick<Props, 'state' | 'actions' | 'pyramid'>) {
  const { t } = useTranslations();
  const last: Cell | null = state.last;
  const tile = last === null ? null : pyramid[last];
  const change = useStable((cancelled: boolean) => {
    if (last !== null) actions.setToken(last, cancelled);
  });
  if (tile === null || !('cancelled' in tile)) return null;
  return <Token label={t.entry.palette.lastToken} on={tile.cancelled} onChange={change} />;
}

/** In thumb's reach: a colour, then the tile. */
export function Palette(props: Props): ReactElement {
  const { state, actions, pyramid, box, offer, slots, size, changing } = props;
  const { t } = useTranslations();
  const words = t.entry.palette;
  const place = useStable((tile: Tile) => actions.place(tile));
  const chooseColor = useStable(actions.chooseColor);
  const openForm = useStable(actions.openForm);
  const showOnTable = useStable(actions.showOnTable);
  const placeWilderness = useStable(() => actions.place({ type: 'wilderness' }));
  const formOpen = offer !== null && (state.form ?? offer.free.length === 0);
  const known = offer !== null && offer.free.length + offer.onTable.length > 0;
  const last = <LastToken state={state} actions={actions} pyramid={pyramid} />;
  return (
    <View role="group" aria-label={words.label} style={styles.palette}>
      {changing !== null && (
        <View style={styles.changing}>
          <AppText variant="label" style={styles.words}>
            {changing}
          </AppText>
          <ChipButton text={words.cancel} onPress={() => actions.turnTo(null)} />
        </View>
      )}
      <ColorRow chosen={state.color} onColor={chooseColor} onWilderness={placeWilderness} />
      {formOpen && state.color !== null ? (
        <OtherTile
          key={`${state.color} ${state.round}`}
          color={state.color}
          box={box}
          points={state.formPoints}
          onPlace={place}
          onClose={known ? actions.closeForm : null}
        />
      ) : (
        <ScrollView style={styles.words} contentContainerStyle={styles.content}>
          {offer === null ? (
            <AppText color="textMuted">{words.chooseColor}</AppText>
          ) : (
            <>
              <OfferGrid label={words.offers} slots={slots} size={size} onPlace={place} />
              <OtherPoints onChoose={openForm} />
            </>
          )}
          <View style={styles.chips}>
            {offer !== null && offer.onTable.length > 0 && (
              <Chip text={words.onTable(offer.onTable.length)} onPress={showOnTable} />
            )}
            {last}
          </View>
          {offer !== null && state.showOnTable && (
            <>
              <AppText variant="caption" color="textMuted">
                {words.onTableHint}
              </AppText>
              <OfferGrid
                label={words.onTable(offer.onTable.length)}
                slots={onTableSlots(offer)}
                size={size}
                onPlace={place}
              />
            </>
          )}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  palette: { flex: 1, gap: spacing.sm },
  changing: { flexDirection: 'row', alignItems: 'center', gap: spacing.sm },
  words: { flex: 1 },
  content: { gap: spacing.md, paddingBottom: spacing.sm },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});
