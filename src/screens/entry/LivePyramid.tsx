import { memo, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { PyramidCell } from '../../components/entry/PyramidCell';
import { PyramidRows } from '../../components/entry/PyramidRows';
import type { Cell } from '../../engine/geometry';
import type { Seat } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import type { EntryStore } from './entryStore';
import { liveLooks, type LiveLook } from './liveLooks';

type CellProps = {
  cell: Cell;
  store: EntryStore;
  lookAt: (cell: Cell) => LiveLook;
  size: number;
  onCell: (cell: Cell) => void;
};

function LiveCell({ cell, store, lookAt, size, onCell }: CellProps): ReactElement {
  const read = () => lookAt(cell);
  const look = useSyncExternalStore(store.subscribe, read, read);
  return <PyramidCell {...look} size={size} onPress={onCell} />;
}

type Props = { store: EntryStore; seat: Seat; size: number; onCell: (cell: Cell) => void };

/** The pyramid that is entered: each cell hears of its own changes, and nothing else is drawn. */
export const LivePyramid = memo(function LivePyramid(props: Props): ReactElement {
  const { store, seat, size, onCell } = props;
  const { t } = useTranslations();
  const lookAt = useMemo(() => liveLooks(store, seat, t), [store, seat, t]);
  return (
    <PyramidRows
      drawCell={(cell) => <LiveCell key={cell} {...{ cell, store, lookAt, size, onCell }} />}
    />
  );
});
