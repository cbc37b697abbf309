import type { ReadColors } from '../../engine/edit/readColors';
import type { Cell, Pyramid } from '../../engine/geometry';
import { CELLS, mapCells } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';
import type { Tile } from '../../engine/tile';
import type { CellReading } from '../../reader/readPyramid';
import type { Shown } from '../../reader/shown';

/** What a person says of a cell: a colour, that it is left empty, or nothing yet. */
export type Choice = Shown | 'empty' | 'open';
export type Choices = Pyramid<Choice>;

export function choicesOf(cells: Pyramid<CellReading>): Choices {
  return mapCells((cell) => (cells[cell].sure ? cells[cell].shown : 'open'));
}

export function withChoice(choices: Choices, cell: Cell, choice: Choice): Choices {
  return mapCells((one) => (one === cell ? choice : choices[one]));
}

export function shownBy(tile: Tile): Shown {
  return tile.type === 'wilderness' ? 'wilderness' : tile.color;
}

const isColor = (choice: Choice): choice is Shown => choice !== 'empty' && choice !== 'open';

/** Whether the cell keeps the tile that somebody entered. */
export function staysAt(pyramid: DraftPyramid, cell: Cell, overwrite: boolean): boolean {
  return pyramid[cell] !== null && !overwrite;
}

/** What goes into the pyramid: nothing that was entered is changed unless somebody asked for it. */
export function colorsToUse(
  choices: Choices,
  pyramid: DraftPyramid,
  overwrite: boolean,
): ReadColors {
  return mapCells((cell) => {
    const choice = choices[cell];
    return isColor(choice) && !staysAt(pyramid, cell, overwrite) ? choice : null;
  });
}

/** What is known for sure by now: what somebody entered by hand, or else let stand. */
export function confirmedBy(
  choices: Choices,
  pyramid: DraftPyramid,
  overwrite: boolean,
): Pyramid<Shown | null> {
  return mapCells((cell) => {
    const tile = pyramid[cell];
    if (tile !== null && !overwrite) return shownBy(tile);
    const choice = choices[cell];
    return isColor(choice) ? choice : null;
  });
}

/** Tiles that were entered and look otherwise in the picture. */
export function differsFrom(pyramid: DraftPyramid, choices: Choices): boolean {
  return CELLS.some((cell) => {
    const tile = pyramid[cell];
    const choice = choices[cell];
    return tile !== null && isColor(choice) && shownBy(tile) !== choice;
  });
}
