import type { Category } from './categories';
import { CATEGORIES, cellsIn, isTileCategory } from './categories';
import type { DraftTable } from './table';

/** The lines of the table of figures: a kind of tile that nobody has is left out. */
export function shownCategories({ players }: DraftTable): Category[] {
  return CATEGORIES.filter(
    (category) =>
      !isTileCategory(category) ||
      players.some(({ pyramid }) => cellsIn(pyramid, category).length > 0),
  );
}
