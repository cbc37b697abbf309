import { screen } from '@testing-library/react-native';
import type { CellLook } from '../../../src/components/entry/PyramidCell';
import { PyramidGrid } from '../../../src/components/entry/PyramidGrid';
import { CELLS, mapCells } from '../../../src/engine/geometry';
import { MIN_TARGET } from '../../../src/theme/spacing';
import { village } from '../../support/build';
import { setup } from '../../support/setup';

const EMPTY = {
  tile: null,
  hint: null,
  scores: 0,
  nullified: false,
  counted: null,
  misplaced: false,
  twice: false,
};
const looks = mapCells((cell): CellLook => ({ cell, label: `cell ${cell}`, ...EMPTY }));

test('every cell answers to its name with its own number', async () => {
  const onCell = jest.fn();
  const { user } = setup(
    <PyramidGrid looks={looks} cursor={3} size={MIN_TARGET} onCell={onCell} />,
  );
  for (const cell of CELLS) await user.press(screen.getByRole('button', { name: `cell ${cell}` }));
  expect(onCell.mock.calls.flat()).toEqual([...CELLS]);
});

test('the cursor is the one selected cell', () => {
  setup(<PyramidGrid looks={looks} cursor={3} size={MIN_TARGET} onCell={() => {}} />);
  expect(screen.getAllByRole('button', { selected: true })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'cell 3' })).toBeSelected();
});

test('a placed tile is drawn where the empty cell was', () => {
  const { rerender } = setup(
    <PyramidGrid looks={looks} cursor={null} size={MIN_TARGET} onCell={() => {}} />,
  );
  const placed = mapCells((cell) => (cell === 0 ? { ...looks[0], tile: village(4) } : looks[cell]));
  rerender(<PyramidGrid looks={placed} cursor={null} size={MIN_TARGET} onCell={() => {}} />);
  const drawings = screen
    .getByRole('button', { name: 'cell 0' })
    .findAll(({ type }) => (type as unknown) === 'RNSVGSvgView');
  expect(drawings).toHaveLength(1);
});
