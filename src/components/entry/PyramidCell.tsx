import { memo, type ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Cell } from '../../engine/geometry';
import type { Tile } from '../../engine/tile';
import { radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { currentState } from './currentState';
import { TileDrawing } from './TileDrawing';

/** A cell as drawn: plain values, so that a cell that did not change is not drawn again. */
export type CellLook = {
  cell: Cell;
  tile: Tile | null;
  /** Everything below in words. */
  label: string;
  /** What it scores now. */
  scores: number;
  /** Its condition does not hold, or a token lies on it. */
  nullified: boolean;
  /** For a forest: neighbours that count so far. */
  counted: number | null;
  misplaced: boolean;
  twice: boolean;
};

type Props = CellLook & {
  /** The cursor is here. */
  current: boolean;
  size: number;
  onPress: (cell: Cell) => void;
};

/** Around a tile, so that the ring of the cursor has a place. */
const RING = 3;
const PLUS = '+';

function PyramidCellView({
  cell,
  tile,
  label,
  current,
  size,
  onPress,
  ...how
}: Props): ReactElement {
  const { colors } = useTheme();
  const inner = size - 2 * RING;
  return (
    <Pressable
      role="button"
      aria-label={label}
      {...currentState(current)}
      onPress={() => onPress(cell)}
      style={[
        styles.cell,
        { width: size, height: size, borderColor: current ? colors.focus : 'transparent' },
      ]}
    >
      {tile === null ? (
        <View
          style={[
            styles.empty,
            { width: inner - 2, height: inner - 2, borderColor: colors.controlBorder },
            current && { backgroundColor: colors.surfaceMuted },
          ]}
        >
          {current && <AppText variant="title">{PLUS}</AppText>}
        </View>
      ) : (
        <TileDrawing tile={tile} size={inner} {...how} />
      )}
    </Pressable>
  );
}

export const PyramidCell = memo(PyramidCellView);

const styles = StyleSheet.create({
  cell: {
    borderWidth: RING,
    borderRadius: radii.lg,
    alignItems: 'center',
    justifyContent: 'center',
  },
  empty: {
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radii.md,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
