import type { Cell } from '../../engine/geometry';
import { POSITIONS } from '../../engine/geometry';
import type { Color, Tile } from '../../engine/tile';
import type { TileScore } from '../../engine/tileScore';
import type { Translations } from '../en';
import { tileName } from '../tileWords';

/** "row 2, tile 3", both counted from 1 and from the base, as people count. */
export function placeWords(t: Translations, cell: Cell): string {
  const { row, col } = POSITIONS[cell];
  return t.entry.cell.place(row + 1, col + 1);
}

function reasonOnly(t: Translations, { reason }: TileScore): string {
  return reason.code === 'forest'
    ? t.entry.neighbors(reason.counted.length, reason.needed)
    : t.entry.reasons[reason.code];
}

/**
 * Why a tile scores what it scores: "2 of 3 neighbors, does not score yet". `open` is whether a tile
 * around it is still to come, so that "yet" is not promised for nothing.
 */
export function reasonWords(t: Translations, score: TileScore, open: boolean): string {
  const why = reasonOnly(t, score);
  const { scores, notYet, never } = t.entry.verdict;
  switch (score.reason.code) {
    case 'wilderness':
    case 'wilderness-spared':
      return why;
    case 'unconditional':
    case 'no-token':
    case 'irrigated':
      return score.points > 0 ? `${why}, ${scores}` : why;
    case 'forest':
      return `${why}, ${score.validated ? scores : open ? notYet : never}`;
    case 'dry':
      return `${why}, ${open ? notYet : never}`;
    case 'token':
    case 'irrigation-on-base':
      return `${why}, ${never}`;
  }
}

export interface CellWords {
  readonly cell: Cell;
  readonly tile: Tile | null;
  /** Of an empty cell: the colour that was read by camera. */
  readonly hint: Color | null;
  readonly score: TileScore | null;
  readonly open: boolean;
  readonly misplaced: boolean;
  readonly twice: boolean;
}

/** A cell for a screen reader: "row 2, tile 3: green Forest, 5 points, 2 of 3 neighbors, …". */
export function cellLabel(t: Translations, words: CellWords): string {
  const { cell, tile, hint, score, open, misplaced, twice } = words;
  const place = placeWords(t, cell);
  if (tile === null || score === null) {
    const read = hint === null ? [] : [t.entry.cell.read(t.colors[hint])];
    return `${place}: ${[t.entry.cell.empty, ...read].join(', ')}`;
  }
  const said = [
    tileName(t, tile),
    t.counts.points(tile.type === 'wilderness' ? score.points : tile.points),
    ...(tile.type === 'temple' ? [t.entry.symbols(tile.temples)] : []),
    ...(tile.type !== 'wilderness' && tile.mystic !== null
      ? [t.entry.tile.mystic(tile.mystic)]
      : []),
    reasonWords(t, score, open),
    ...(misplaced ? [t.entry.cell.misplaced] : []),
    ...(twice ? [t.entry.cell.twice] : []),
  ];
  return `${place}: ${said.join(', ')}`;
}
