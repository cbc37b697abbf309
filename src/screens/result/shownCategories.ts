import type { Category } from '../../engine/categories';
import { CATEGORIES, cellsIn, isTileCategory } from '../../engine/categories';
import type { DraftTable } from '../../engine/table';

/** The lines of the table of figures: a kind of tile that nobody has is left out. */
export function shownCategories({ players }: DraftTable): Category[] {
  return CATEGORIES.filter(
    (category) =>
      !isTileCategory(category) ||
      players.some(({ pyramid }) => cellsIn(pyramid, category).length > 0),
  );
}
