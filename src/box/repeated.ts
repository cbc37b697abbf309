import type { DraftTable, Seat } from '../engine/table';
import type { TileType } from '../engine/tile';
import type { Face } from './boxTile';
import { faceKey, faceOf, facesOn } from './boxTile';

export interface Repeated {
  readonly face: Face;
  /** Whose pyramids show it, each seat once. */
  readonly seats: readonly Seat[];
}

/** What these give is not entered, so that different tiles look alike: no sign of a slip. */
const ALIKE: readonly TileType[] = ['sacredStone', 'farm', 'proselytism'];

/** Faces that lie on a table more than once: most boxes hold each of them once. */
export function repeatedFaces(table: DraftTable): Repeated[] {
  const counts = facesOn(table);
  const found = new Map<string, Repeated>();
  table.players.forEach(({ pyramid }, seat) => {
    for (const tile of pyramid) {
      const face = tile === null ? null : faceOf(tile);
      if (face === null || ALIKE.includes(face.type)) continue;
      const key = faceKey(face);
      if ((counts.get(key) ?? 0) < 2) continue;
      const seats = found.get(key)?.seats ?? [];
      found.set(key, { face, seats: seats.includes(seat) ? seats : [...seats, seat] });
    }
  });
  return [...found.values()];
}
