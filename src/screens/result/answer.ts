import type { TileCategory } from '../../engine/categories';
import { cellsIn, isTileCategory } from '../../engine/categories';
import type { Cell } from '../../engine/geometry';
import { CELLS } from '../../engine/geometry';
import type { God } from '../../engine/god';
import type { PlayerScore, Score } from '../../engine/score';
import type { DraftPlayer } from '../../engine/table';
import type { Asked } from './asked';

/** Which tiles a God looks at; the others give their bonus whatever lies there. */
const LOOKS_AT: Partial<Record<God, readonly TileCategory[]>> = {
  technology: ['wilderness'],
  idleness: ['wilderness'],
  equilibrium: ['villages', 'volcanoes'],
  oceans: ['irrigation'],
  fire: ['volcanoes'],
  nature: ['forests'],
  harvests: ['villages'],
};

function temples({ pyramid }: DraftPlayer): Cell[] {
  return CELLS.filter((cell) => pyramid[cell]?.type === 'temple');
}

function godCells(player: DraftPlayer, { tiles }: PlayerScore): Cell[] {
  const { god, pyramid } = player;
  if (god === null) return [];
  const seen = (LOOKS_AT[god] ?? []).flatMap((category) => cellsIn(pyramid, category));
  // A Wilderness is seen as it lies; of the others only validated ones count.
  const counted = seen.filter(
    (cell) => pyramid[cell]?.type === 'wilderness' || tiles[cell]?.validated === true,
  );
  return god === 'equilibrium' ? [...counted, ...temples(player)] : counted;
}

/** The cell whose mystic value was looked at, where it had to be. */
function mysticCell({ temples: picks }: Score, seat: number): Cell[] {
  const pick = picks.find((one) => one.seat === seat);
  return pick?.mystic ? [pick.mystic.cell] : [];
}

export interface Answer {
  /** The tiles the figure is about. */
  readonly cells: readonly Cell[];
  /** Those of them that made it: lit. */
  readonly lit: readonly Cell[];
  readonly others: readonly Cell[];
}

/** Which tiles are behind a figure. */
export function answerTo(
  { what, seat }: Asked,
  player: DraftPlayer,
  score: PlayerScore,
  table: Score,
): Answer {
  const cells = aboutOf(what, player, score, table, seat);
  const made = isTile(what) || what === 'total';
  const lit = made ? cells.filter((cell) => (score.tiles[cell]?.points ?? 0) !== 0) : cells;
  return { cells, lit, others: CELLS.filter((cell) => !cells.includes(cell)) };
}

function isTile(what: Asked['what']): what is TileCategory {
  return what !== 'total' && isTileCategory(what);
}

function aboutOf(
  what: Asked['what'],
  player: DraftPlayer,
  score: PlayerScore,
  table: Score,
  seat: number,
): readonly Cell[] {
  if (what === 'total') return CELLS;
  if (what === 'god') return godCells(player, score);
  if (what === 'temple') {
    return [...new Set([...temples(player), ...mysticCell(table, seat)])].sort((a, b) => a - b);
  }
  return cellsIn(player.pyramid, what);
}
