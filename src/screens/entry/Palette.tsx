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
import type { EntryActions } from './entryActions';
import type { EntryState } from './entryState';
import { onTableSlots } from './offerSlots';
import { OtherTile } from './OtherTile';
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

function LastToken({
  state,
  actions,
  pyramid,
}: Pick<Props, 'state' | 'actions' | 'pyramid'>): ReactElement | null {
  const { t } = useTranslations();
  const last: Cell | null = state.last;
  const tile = last === null ? null : pyramid[last];
  const change = useStable((cancelled: boolean) => {
    if (last !== null) actions.setToken(last, cancelled);
  });
  if (tile === null || !('cancelled' in tile)) return null;
  // Below what scrolls: always in sight, and no offer moves when it comes or goes.
  return (
    <View style={styles.chips}>
      <Token label={t.entry.palette.lastToken} on={tile.cancelled} onChange={change} />
    </View>
  );
}

/** In thumb's reach: a colour, then the tile. */
export function Palette(props: Props): ReactElement {
  const { state, actions, pyramid, box, offer, slots, size, changing } = props;
  const { t } = useTranslations();
  const words = t.entry.palette;
  const placeOnce = useStable((tile: Tile) => actions.placeOnce(state.round, tile));
  const placeWilderness = useStable(() => actions.place({ type: 'wilderness' }));
  const formOpen = offer !== null && (state.form ?? offer.free.length === 0);
  const known = offer !== null && offer.free.length + offer.onTable.length > 0;
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
      <ColorRow chosen={state.color} onColor={actions.chooseColor} onWilderness={placeWilderness} />
      {formOpen && state.color !== null ? (
        <OtherTile
          key={`${state.color} ${state.round}`}
          color={state.color}
          box={box}
          points={state.formPoints}
          onPlace={placeOnce}
          onClose={known ? actions.closeForm : null}
        />
      ) : (
        <>
          <ScrollView style={styles.words} contentContainerStyle={styles.content}>
            {offer === null ? (
              <AppText color="textMuted">{words.chooseColor}</AppText>
            ) : (
              <>
                <OfferGrid
                  label={words.offers}
                  slots={slots}
                  size={size}
                  onPlace={actions.placeFree}
                />
                <OtherPoints onChoose={actions.openForm} />
              </>
            )}
            {offer !== null && offer.onTable.length > 0 && (
              <View style={styles.chips}>
                <Chip text={words.onTable(offer.onTable.length)} onPress={actions.showOnTable} />
              </View>
            )}
            {offer !== null && state.showOnTable && (
              <>
                <AppText variant="caption" color="textMuted">
                  {words.onTableHint}
                </AppText>
                <OfferGrid
                  label={words.onTable(offer.onTable.length)}
                  slots={onTableSlots(offer)}
                  size={size}
                  onPlace={placeOnce}
                />
              </>
            )}
          </ScrollView>
          <LastToken state={state} actions={actions} pyramid={pyramid} />
        </>
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
