import { COLORS } from '../engine/tile';

/** What a cell of the pyramid shows: a region's colour, or the back of a tile. */
export const SHOWN = [...COLORS, 'wilderness'] as const;
export type Shown = (typeof SHOWN)[number];
