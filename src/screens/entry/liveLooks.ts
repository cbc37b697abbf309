import type { CellLook } from '../../components/entry/PyramidCell';
import type { Cell, Pyramid } from '../../engine/geometry';
import { mapCells } from '../../engine/geometry';
import type { Seat } from '../../engine/table';
import type { Translations } from '../../i18n/en';
import { cellLooks } from './cellLooks';
import type { EntryStore, Moment } from './entryStore';

export interface LiveLook extends CellLook {
  /** The cursor is here. */
  readonly current: boolean;
}

function isSame(one: LiveLook, other: LiveLook): boolean {
  return (Object.keys(one) as (keyof LiveLook)[]).every((key) => one[key] === other[key]);
}

/** What a cell looks like now: the same look until it changes, for only then is it drawn again. */
export function liveLooks(
  store: EntryStore,
  seat: Seat,
  t: Translations,
): (cell: Cell) => LiveLook {
  const looksIn = ({ open, faces, view, player }: Moment): Pyramid<LiveLook> => {
    const looks = cellLooks(t, open, player.pyramid, seat, faces);
    return mapCells((cell) => ({ ...looks[cell], current: cell === view.cursor }));
  };
  let moment = store.get();
  let looks = looksIn(moment);
  return (cell) => {
    const now = store.get();
    if (now !== moment) {
      const before = looks;
      const fresh = looksIn(now);
      looks = mapCells((one) => (isSame(before[one], fresh[one]) ? before[one] : fresh[one]));
      moment = now;
    }
    return looks[cell];
  };
}
