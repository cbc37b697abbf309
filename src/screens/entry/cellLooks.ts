import type { Cell, Pyramid } from '../../engine/geometry';
import { BELOW, mapCells, NEIGHBOURS } from '../../engine/geometry';
import type { DraftPyramid, Seat } from '../../engine/table';
import type { Tile } from '../../engine/tile';
import type { TileScore } from '../../engine/tileScore';
import type { CellLook } from '../../components/entry/PyramidCell';
import { faceKey, faceOf } from '../../box/boxTile';
import type { Translations } from '../../i18n/en';
import { cellLabel } from '../../i18n/entry/tileLabel';
import type { OpenTable } from '../../storage/useTable';

/** Whether a tile that could still help is to come. */
export function isOpen(cell: Cell, tile: Tile | null, pyramid: DraftPyramid): boolean {
  const around = tile?.type === 'irrigation' ? BELOW : NEIGHBOURS;
  return around[cell].some((one) => pyramid[one] === null);
}

function countedBy(score: TileScore | null): number | null {
  return score?.reason.code === 'forest' ? score.reason.counted.length : null;
}

export function isTwice(tile: Tile | null, faces: ReadonlyMap<string, number>): boolean {
  const face = tile === null ? null : faceOf(tile);
  return face !== null && (faces.get(faceKey(face)) ?? 0) > 1;
}

export function cellLooks(
  t: Translations,
  { score, hints }: Pick<OpenTable, 'score' | 'hints'>,
  pyramid: DraftPyramid,
  seat: Seat,
  faces: ReadonlyMap<string, number>,
): Pyramid<CellLook> {
  const scores = score.players[seat]?.tiles;
  const misplacedCells = new Set(
    score.problems.flatMap((problem) =>
      problem.code === 'placement-color' && problem.seat === seat ? [problem.cell] : [],
    ),
  );
  return mapCells((cell) => {
    const tile = pyramid[cell];
    const tileScore = scores?.[cell] ?? null;
    const misplaced = misplacedCells.has(cell);
    const twice = isTwice(tile, faces);
    const open = isOpen(cell, tile, pyramid);
    const hint = tile === null ? (hints[seat]?.[cell] ?? null) : null;
    return {
      cell,
      tile,
      hint,
      label: cellLabel(t, { cell, tile, hint, score: tileScore, open, misplaced, twice }),
      scores: tileScore?.points ?? 0,
      nullified: tileScore !== null && tile?.type !== 'wilderness' && !tileScore.validated,
      counted: countedBy(tileScore),
      misplaced,
      twice,
    };
  });
}
