import { boxStore } from '../boxStore';
import { playersStore } from '../playersStore';
import type { Contents, Entry } from './contents';
import { readOr, tablesToAdd } from './restore';

/** What a file holds, beside what this device holds. */
export interface Compared {
  /** Only in the file. */
  readonly added: number;
  readonly same: number;
  /** In both, and not the same. */
  readonly different: number;
  /** Only on this device. */
  readonly missing: number;
}

export interface Preview {
  readonly games: Compared;
  readonly tables: Compared;
  readonly photos: Compared;
  /** In the file. */
  readonly tiles: number;
  readonly players: number;
}

function compare(file: readonly Entry[], device: readonly Entry[]): Compared {
  const own = new Map(device);
  let same = 0;
  let different = 0;
  for (const [id, raw] of file) {
    const held = own.get(id);
    if (held === raw) same += 1;
    else if (held !== undefined) different += 1;
  }
  const both = same + different;
  return { added: file.length - both, same, different, missing: device.length - both };
}

export function previewOf(file: Contents, device: Contents): Preview {
  return {
    games: compare(file.games, device.games),
    tables: compare(tablesToAdd(file, device), device.tables),
    photos: compare(file.photos, device.photos),
    tiles: readOr(boxStore, file.records.box, []).length,
    players: readOr(playersStore, file.records.players, { names: [] }).names.length,
  };
}
