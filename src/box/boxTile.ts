import type { DraftTable } from '../engine/table';
import type { Region, Tile } from '../engine/tile';

/** What is printed on a tile; a Cancelation token lies on it and is not part of it. */
export type Face = Region;

export interface BoxTile {
  readonly face: Face;
  /** How often it lies on a table that was entered on this device. */
  readonly uses: number;
}

export type Box = readonly BoxTile[];

/** The printed side of a placed tile; a Wilderness shows none. */
export function faceOf(tile: Tile): Face | null {
  if (tile.type === 'wilderness') return null;
  return 'cancelled' in tile && tile.cancelled ? { ...tile, cancelled: false } : tile;
}

function needsKey(face: Face): string {
  switch (face.type) {
    case 'forest':
      return `${face.needs.count}${[...face.needs.colors].sort().join('+')}`;
    case 'irrigation':
      return face.needs.color;
    case 'temple':
      return String(face.temples);
    default:
      return '';
  }
}

/** A face never changes, and its key is asked for many times at every tap. */
const keys = new WeakMap<Face, string>();

/** Two tiles with the same key cannot be told apart by what is printed on them. */
export function faceKey(face: Face): string {
  const known = keys.get(face);
  if (known !== undefined) return known;
  const { color, type, points, level, mystic } = face;
  const key = [color, type, points, needsKey(face), level ?? '', mystic ?? ''].join('/');
  keys.set(face, key);
  return key;
}

/** What these give is not entered, so that different tiles of them look alike. */
const ALIKE: readonly Face['type'][] = ['sacredStone', 'farm', 'proselytism'];

/** Most boxes hold such a face once: seen twice on a table, it is likely to be a slip. */
export function isUnique(face: Face): boolean {
  return !ALIKE.includes(face.type);
}

/** How often each face lies on the table, by key. */
export function facesOn(
  table: DraftTable,
  only: (face: Face) => boolean = () => true,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pyramid } of table.players) {
    for (const tile of pyramid) {
      const face = tile === null ? null : faceOf(tile);
      if (face === null || !only(face)) continue;
      const key = faceKey(face);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
