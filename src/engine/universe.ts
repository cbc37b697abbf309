import type { Pyramid } from './geometry';
import { CELLS, mapCells } from './geometry';
import { scoreTile } from './scoreTile';
import type { DraftPlayer, Seat } from './table';
import type { TileScore } from './tileScore';

/** What Gods and temples compare between players. */
export interface Census {
  readonly wilderness: number;
  /** Validated tiles only: "a cancelled or nullified tile counts for no God". */
  readonly village: number;
  readonly volcano: number;
  readonly forest: number;
  readonly irrigation: number;
  /** Temple symbols, not tiles: a tile can show two. */
  readonly temples: number;
}

/** A player's pyramid scored by itself, before Gods and temples look across the table. */
export interface Universe {
  readonly seat: Seat;
  readonly player: DraftPlayer;
  readonly tiles: Pyramid<TileScore | null>;
  /** Points of the region tiles without Wilderness. */
  readonly regions: number;
  readonly wilderness: number;
  readonly census: Census;
}

export function scoreUniverse(player: DraftPlayer, seat: Seat): Universe {
  const { pyramid, god } = player;
  const tiles = mapCells((cell) => {
    const tile = pyramid[cell];
    return tile === null ? null : scoreTile(tile, cell, pyramid, god);
  });
  let regions = 0;
  let wilderness = 0;
  const census = { wilderness: 0, village: 0, volcano: 0, forest: 0, irrigation: 0, temples: 0 };
  for (const cell of CELLS) {
    const tile = pyramid[cell];
    const score = tiles[cell];
    if (tile === null || score === null) continue;
    if (tile.type === 'wilderness') {
      wilderness += score.points;
      census.wilderness += 1;
      continue;
    }
    regions += score.points;
    if (tile.type === 'temple') census.temples += tile.temples;
    else if (score.validated && isCounted(tile.type)) census[tile.type] += 1;
  }
  return { seat, player, tiles, regions, wilderness, census };
}

const COUNTED = ['village', 'volcano', 'forest', 'irrigation'] as const;
export type CountedType = (typeof COUNTED)[number];

function isCounted(type: string): type is CountedType {
  return (COUNTED as readonly string[]).includes(type);
}
