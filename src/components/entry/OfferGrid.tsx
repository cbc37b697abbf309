import { memo, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Face } from '../../box/boxTile';
import { faceWords } from '../../i18n/tileWords';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { Press } from './Press';
import { TileDrawing } from './TileDrawing';

type SlotProps = { face: Face; taken: boolean; size: number; onPlace: (face: Face) => void };

const Slot = memo(function Slot({ face, taken, size, onPlace }: SlotProps): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = faceWords(t, face);
  return (
    <Press
      label={taken ? `${words}, ${t.entry.palette.placed}` : words}
      disabled={taken}
      onPress={() => {
        if (!taken) onPlace(face);
      }}
      style={[
        styles.tile,
        { width: size, height: size },
        taken && [styles.taken, { borderColor: colors.border }],
      ]}
    >
      {!taken && <TileDrawing tile={face} size={size} />}
    </Press>
  );
});

export type OfferSlot = {
  key: string;
  face: Face;
  /** Placed a moment ago: its place stays, so that no other tile slips under the finger. */
  taken: boolean;
};

type Props = {
  label: string;
  slots: readonly OfferSlot[];
  size: number;
  onPlace: (face: Face) => void;
};

/** Known tiles, drawn as they are printed; a press places one. */
export function OfferGrid({ label, slots, size, onPlace }: Props): ReactElement {
  return (
    <View role="group" aria-label={label} style={styles.grid}>
      {slots.map(({ key, face, taken }) => (
        <Slot key={key} face={face} taken={taken} size={size} onPlace={onPlace} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  tile: { minWidth: MIN_TARGET, minHeight: MIN_TARGET },
  taken: { borderWidth: 1, borderStyle: 'dashed', borderRadius: radii.md },
});
