import type { Cell } from '../geometry';
import { CELLS } from '../geometry';
import type { DraftPyramid, Rulings } from '../table';

export interface Mystic {
  readonly value: number;
  readonly cell: Cell;
}

/**
 * "The white tile bearing the highest mystic value" (EN, DE, RU), or the temple tile of the highest
 * (PL). Null where the player shows none. The format allows a mystic value on white tiles only.
 */
export function highestMystic(pyramid: DraftPyramid, from: Rulings['mysticFrom']): Mystic | null {
  let highest: Mystic | null = null;
  for (const cell of CELLS) {
    const tile = pyramid[cell];
    if (tile === null || tile.type === 'wilderness' || tile.mystic === null) continue;
    if (from === 'temple' && tile.type !== 'temple') continue;
    if (highest === null || tile.mystic > highest.value) highest = { value: tile.mystic, cell };
  }
  return highest;
}
