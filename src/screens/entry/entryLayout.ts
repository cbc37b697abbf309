import { MIN_TARGET, spacing } from '../../theme/spacing';

const COLUMNS = 5;
const ROWS = 4;
/** Larger, a tile is no easier to read. */
const MAX_CELL = 104;
/** Where the palette stands beside, it may be a little wider than the pyramid. */
const MAX_COLUMN = 600;
/** The bar and the line with the God, at normal text size. */
const ABOVE_PYRAMID = 140;
/** What the palette needs to be of use. */
const PALETTE = 290;

export interface EntryLayout {
  readonly cell: number;
  /** How wide the pyramid's side and the palette are; the pyramid may be narrower. */
  readonly column: number;
  /** The palette stands beside the pyramid instead of below it. */
  readonly beside: boolean;
}

/** The pyramid fills the width, unless that would leave the palette no room. */
export function entryLayout(width: number, height: number): EntryLayout {
  const beside = width >= 640 && width > height;
  const room = (beside ? width / 2 : width) - 2 * spacing.md;
  const high = height - ABOVE_PYRAMID - (beside ? spacing.lg : PALETTE);
  const fits = Math.floor(Math.min(room / COLUMNS, high / ROWS, MAX_CELL));
  const column = Math.min(room, beside ? MAX_COLUMN : COLUMNS * MAX_CELL);
  return { cell: Math.max(fits, MIN_TARGET), column, beside };
}
