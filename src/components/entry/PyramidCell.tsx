import { memo, type ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import type { Cell } from '../../engine/geometry';
import type { Color, Tile } from '../../engine/tile';
import { radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { EmptyCell } from './EmptyCell';
import { Press } from './Press';
import { TileDrawing } from './TileDrawing';

/** A cell as drawn: plain values, so that a cell that did not change is not drawn again. */
export type CellLook = {
  cell: Cell;
  tile: Tile | null;
  /** Of an empty cell: the colour that was read by camera. */
  hint: Color | null;
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

function PyramidCellView({
  cell,
  tile,
  hint,
  label,
  current,
  size,
  onPress,
  ...how
}: Props): ReactElement {
  const { colors } = useTheme();
  const inner = size - 2 * RING;
  return (
    <Press
      label={label}
      current={current}
      onPress={() => onPress(cell)}
      style={[
        styles.cell,
        { width: size, height: size, borderColor: current ? colors.focus : 'transparent' },
      ]}
    >
      {tile === null ? (
        <EmptyCell size={inner} current={current} hint={hint} />
      ) : (
        <TileDrawing tile={tile} size={inner} {...how} />
      )}
    </Press>
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
});
