import type { Cell } from './geometry';
import { CELLS } from './geometry';
import type { PlayerScore } from './score';
import type { DraftPyramid } from './table';
import type { TileType } from './tile';

/** What tiles are summed up under, in the order in which a table is read out. */
export const TILE_CATEGORIES = [
  'villages',
  'forests',
  'volcanoes',
  'irrigation',
  'sacredStones',
  'other',
  'wilderness',
] as const;
export type TileCategory = (typeof TILE_CATEGORIES)[number];

/** Where a total comes from: tiles, the temple token and the God. */
export const CATEGORIES = [...TILE_CATEGORIES, 'temple', 'god'] as const;
export type Category = (typeof CATEGORIES)[number];

const CATEGORY_OF: Readonly<Record<TileType, TileCategory>> = {
  village: 'villages',
  forest: 'forests',
  volcano: 'volcanoes',
  irrigation: 'irrigation',
  sacredStone: 'sacredStones',
  // CPs printed on these are rare, and the token a temple earns is counted by itself.
  temple: 'other',
  farm: 'other',
  proselytism: 'other',
  wilderness: 'wilderness',
};

export function isTileCategory(category: Category): category is TileCategory {
  return category !== 'temple' && category !== 'god';
}

/** The cells whose tiles are summed up under a category, whether they score or not. */
export function cellsIn(pyramid: DraftPyramid, category: TileCategory): Cell[] {
  return CELLS.filter((cell) => {
    const tile = pyramid[cell];
    return tile !== null && CATEGORY_OF[tile.type] === category;
  });
}

/** A player's total by category; the parts add up to it. */
export function categoriesOf(
  { tiles, temple, god }: Pick<PlayerScore, 'tiles' | 'temple' | 'god'>,
  pyramid: DraftPyramid,
): Record<Category, number> {
  const sums: Record<Category, number> = {
    villages: 0,
    forests: 0,
    volcanoes: 0,
    irrigation: 0,
    sacredStones: 0,
    other: 0,
    wilderness: 0,
    temple,
    god: god.points,
  };
  for (const cell of CELLS) {
    const tile = pyramid[cell];
    if (tile !== null) sums[CATEGORY_OF[tile.type]] += tiles[cell]?.points ?? 0;
  }
  return sums;
}
