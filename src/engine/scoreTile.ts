import type { Cell } from './geometry';
import type { God } from './god';
import { scoreCancelable } from './rules/cancelation';
import { scoreForest } from './rules/forest';
import { scoreIrrigation } from './rules/irrigation';
import { scoreUnconditional } from './rules/unconditional';
import { scoreWilderness } from './rules/wilderness';
import type { DraftPyramid } from './table';
import type { Tile } from './tile';
import type { TileScore } from './tileScore';

/** Which rule a tile is scored by. */
export function scoreTile(
  tile: Tile,
  cell: Cell,
  pyramid: DraftPyramid,
  god: God | null,
): TileScore {
  switch (tile.type) {
    case 'wilderness':
      return scoreWilderness(god);
    case 'village':
    case 'volcano':
      return scoreCancelable(tile);
    case 'forest':
      return scoreForest(tile, cell, pyramid);
    case 'irrigation':
      return scoreIrrigation(tile, cell, pyramid);
    case 'temple':
    case 'sacredStone':
    case 'farm':
    case 'proselytism':
      return scoreUnconditional(tile);
  }
}
