import { faceKey } from '../box/boxTile';
import { learn } from '../box/learn';
import { isSame } from '../codec/isSame';
import type { Parcel } from '../codec/parcel';
import { encodeTable } from '../codec/tableCodec';
import { newTable } from '../engine/edit/newTable';
import { currentTable } from '../engine/edit/timeline';
import { scoreTable } from '../engine/score';
import type { DraftTable } from '../engine/table';
import type { Region } from '../engine/tile';
import { boxStore } from './boxStore';
import { deleteGame, putGame, rawGame, readGame, saveGame } from './games';
import { deleteTable, getTable, openTable, restoreTable } from './tables';
import { currentTrouble } from './trouble';

/** What became of something from another device, and the way back. */
export interface Received {
  readonly what: 'new' | 'updated' | 'same' | 'refused';
  readonly undo: () => void;
}

const nothing = () => undefined;
const SAME: Received = { what: 'same', undo: nothing };

function isSameTable(one: DraftTable, other: DraftTable): boolean {
  return isSame(encodeTable(one), encodeTable(other));
}

function closeTable(id: string): () => void {
  const raw = getTable(id) === undefined ? undefined : deleteTable(id);
  return raw === undefined ? nothing : () => restoreTable(id, raw);
}

/** Into the history, under the id it has everywhere: the same game is never there twice. */
function receiveGame({ id, table, location }: Extract<Parcel, { kind: 'table' }>): Received {
  const before = rawGame(id);
  const known = readGame(id);
  const kept = known?.ok === true ? known.game : { location: '', note: '' };
  // The note is its writer's own and does not travel.
  const game = { table, location: location === '' ? kept.location : location, note: kept.note };
  if (known?.ok === true && isSameTable(known.game.table, table)) return SAME;
  if (!saveGame(id, game)) return { what: 'refused', undo: nothing };
  // A table that is still open here would bring back what it was before.
  const reopen = closeTable(id);
  const undo = () => {
    if (before === undefined) deleteGame(id);
    else putGame(id, before);
    reopen();
  };
  return { what: before === undefined ? 'new' : 'updated', undo };
}

function receiveUnfinished(id: string, table: DraftTable): Received {
  const open = getTable(id);
  if (open !== undefined && isSameTable(currentTable(open.timeline), table)) return SAME;
  const reopen = closeTable(id);
  openTable(id, 'table', table);
  const undo = () => {
    deleteTable(id);
    reopen();
  };
  if (!currentTrouble().full) return { what: open === undefined ? 'new' : 'updated', undo };
  undo();
  return { what: 'refused', undo: nothing };
}

/** A finished game goes into the history, a table that lacks something is opened to go on with. */
export function receiveTable(parcel: Extract<Parcel, { kind: 'table' }>): Received {
  const { id, table } = parcel;
  const received = scoreTable(table).complete ? receiveGame(parcel) : receiveUnfinished(id, table);
  if (received.what === 'new') boxStore.update((box) => learn(box, newTable([]), table));
  return received;
}

/** How many tiles were new to the box; the way back takes out just those. */
export function receiveFaces(faces: readonly Region[]): Received & { readonly added: number } {
  const before = boxStore.get();
  const known = new Set(before.map(({ face }) => faceKey(face)));
  const fresh = new Map(faces.map((face) => [faceKey(face), face]));
  for (const key of known) fresh.delete(key);
  const added = [...fresh.values()].map((face) => ({ face, uses: 0 }));
  if (added.length === 0) return { ...SAME, added: 0 };
  boxStore.update((box) => [...box, ...added]);
  const undo = () =>
    boxStore.update((box) => box.filter(({ face, uses }) => uses > 0 || !fresh.has(faceKey(face))));
  return { what: 'new', added: added.length, undo };
}
