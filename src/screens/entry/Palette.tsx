import type { ReactElement } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Box } from '../../box/boxTile';
import type { Offer } from '../../box/offer';
import { AppText } from '../../components/AppText';
import { ChipButton } from '../../components/ChipButton';
import { ColorRow } from '../../components/entry/ColorRow';
import { OfferGrid } from '../../components/entry/OfferGrid';
import { TokenSwitch } from '../../components/entry/TokenSwitch';
import type { Cell } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';
import type { Tile } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import type { EntryState } from './entryState';
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
  /** The side of an offered tile. */
  size: number;
  /** Said above the colours where a placed tile is being changed. */
  changing: string | null;
};

function LastToken({ state, actions, pyramid }: Pick<Props, 'state' | 'actions' | 'pyramid'>) {
  const { t } = useTranslations();
  const last: Cell | null = state.last;
  const tile = last === null ? null : pyramid[last];
  if (last === null || tile === null || !('cancelled' in tile)) return null;
  return (
    <TokenSwitch
      label={t.entry.palette.lastToken}
      on={tile.cancelled}
      onChange={(cancelled) => actions.setToken(last, cancelled)}
    />
  );
}

/** In thumb's reach: a colour, then the tile. */
export function Palette(props: Props): ReactElement {
  const { state, actions, pyramid, box, offer, size, changing } = props;
  const { t } = useTranslations();
  const words = t.entry.palette;
  const place = useStable((tile: Tile) => actions.place(tile));
  const chooseColor = useStable(actions.chooseColor);
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
          onPlace={place}
          onClose={known ? () => actions.openForm(false) : null}
        />
      ) : (
        <ScrollView style={styles.words} contentContainerStyle={styles.content}>
          {offer === null ? (
            <AppText color="textMuted">{words.chooseColor}</AppText>
          ) : (
            <OfferGrid label={words.offers} tiles={offer.free} size={size} onPlace={place} />
          )}
          <View style={styles.chips}>
            {offer !== null && (
              <ChipButton text={words.otherTile} onPress={() => actions.openForm(true)} />
            )}
            {offer !== null && offer.onTable.length > 0 && (
              <ChipButton
                text={words.onTable(offer.onTable.length)}
                onPress={actions.showOnTable}
              />
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
                tiles={offer.onTable}
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
