import type { ReactElement } from 'react';
import type { Cell, Pyramid } from '../../engine/geometry';
import { PyramidCell, type CellLook } from './PyramidCell';
import { PyramidRows } from './PyramidRows';

type Props = {
  looks: Pyramid<CellLook>;
  cursor: Cell | null;
  size: number;
  onCell: (cell: Cell) => void;
};

/** A pyramid with a look for each of its cells. */
export function PyramidGrid({ looks, cursor, size, onCell }: Props): ReactElement {
  const drawCell = (cell: Cell) => (
    <PyramidCell
      key={cell}
      {...looks[cell]}
      current={cell === cursor}
      size={size}
      onPress={onCell}
    />
  );
  return <PyramidRows drawCell={drawCell} />;
}
