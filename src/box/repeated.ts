import type { DraftTable, Seat } from '../engine/table';
import type { Face } from './boxTile';
import { faceKey, faceOf, facesOn, isUnique } from './boxTile';

export interface Repeated {
  readonly face: Face;
  /** Whose pyramids show it, each seat once. */
  readonly seats: readonly Seat[];
}

/** Faces that lie on a table more than once: most boxes hold each of them once. */
export function repeatedFaces(table: DraftTable): Repeated[] {
  const counts = facesOn(table, isUnique);
  const found = new Map<string, Repeated>();
  table.players.forEach(({ pyramid }, seat) => {
    for (const tile of pyramid) {
      const face = tile === null ? null : faceOf(tile);
      if (face === null) continue;
      const key = faceKey(face);
      if ((counts.get(key) ?? 0) < 2) continue;
      const seats = found.get(key)?.seats ?? [];
      found.set(key, { face, seats: seats.includes(seat) ? seats : [...seats, seat] });
    }
  });
  return [...found.values()];
}
