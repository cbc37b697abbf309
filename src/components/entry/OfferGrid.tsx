import { memo, type ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { faceKey, type BoxTile, type Face } from '../../box/boxTile';
import { faceWords } from '../../i18n/entry/tileLabel';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, spacing } from '../../theme/spacing';
import { TileDrawing } from './TileDrawing';

type OfferProps = { face: Face; size: number; onPlace: (face: Face) => void };

const OfferTile = memo(function OfferTile({ face, size, onPlace }: OfferProps): ReactElement {
  const { t } = useTranslations();
  return (
    <Pressable
      role="button"
      aria-label={faceWords(t, face)}
      onPress={() => onPlace(face)}
      style={styles.tile}
    >
      <TileDrawing tile={face} size={size} />
    </Pressable>
  );
});

type Props = {
  label: string;
  tiles: readonly BoxTile[];
  size: number;
  onPlace: (face: Face) => void;
};

/** Known tiles, drawn as they are printed; a press places one. */
export function OfferGrid({ label, tiles, size, onPlace }: Props): ReactElement {
  return (
    <View role="group" aria-label={label} style={styles.grid}>
      {tiles.map(({ face }) => (
        <OfferTile key={faceKey(face)} face={face} size={size} onPlace={onPlace} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  tile: { minWidth: MIN_TARGET, minHeight: MIN_TARGET },
});
