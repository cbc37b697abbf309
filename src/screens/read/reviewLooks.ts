import type { CellLook } from '../../components/entry/PyramidCell';
import type { Cell, Pyramid } from '../../engine/geometry';
import { mapCells } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';
import type { Translations } from '../../i18n/en';
import { placeWords } from '../../i18n/entry/tileLabel';
import { tileName } from '../../i18n/tileWords';
import type { CellReading } from '../../reader/readPyramid';
import { staysAt, type Choices } from './review';
import { shownWords } from './shownWords';

export interface Review {
  readonly cells: Pyramid<CellReading>;
  readonly choices: Choices;
  readonly pyramid: DraftPyramid;
  readonly overwrite: boolean;
}

function wordsOf(t: Translations, review: Review, cell: Cell): string {
  const { cells, choices, pyramid, overwrite } = review;
  const tile = pyramid[cell];
  if (tile !== null && staysAt(pyramid, cell, overwrite)) return t.reading.kept(tileName(t, tile));
  const choice = choices[cell];
  if (choice === 'empty') return t.reading.nothing;
  if (choice !== 'open') return shownWords(t, choice);
  const { shown, second } = cells[cell];
  return t.reading.notSure(shownWords(t, shown), shownWords(t, second));
}

/** The pyramid as it will be: colours in their cells, what is not sure hollow, the rest as it is. */
export function reviewLooks(t: Translations, review: Review): Pyramid<CellLook> {
  const { choices, pyramid, overwrite } = review;
  return mapCells((cell) => {
    const choice = choices[cell];
    const stays = staysAt(pyramid, cell, overwrite);
    const wild = !stays && choice === 'wilderness';
    const isHint = !stays && choice !== 'wilderness' && choice !== 'empty' && choice !== 'open';
    return {
      cell,
      tile: stays ? pyramid[cell] : wild ? { type: 'wilderness' } : null,
      hint: isHint ? choice : null,
      label: t.reading.cell(placeWords(t, cell), wordsOf(t, review, cell)),
      scores: wild ? -1 : 0,
      nullified: false,
      counted: null,
      misplaced: false,
      twice: false,
    };
  });
}
