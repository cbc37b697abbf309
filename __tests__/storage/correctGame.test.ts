import { addEdit, currentTable, undo } from '../../src/engine/edit/timeline';
import { closeFinishedTables, correctGame, isInHistory } from '../../src/storage/correctGame';
import { listGames, readGame } from '../../src/storage/games';
import { keepGame } from '../../src/storage/keepGame';
import { changeTable, deleteTable, getTable, listTables } from '../../src/storage/tables';
import { at, player, village } from '../support/build';
import { freshDevice } from '../support/freshDevice';
import { keepTable } from '../support/keepTable';

const players = [player({ name: 'Ana', god: 'love' }), player({ name: 'Bo', god: 'apprentice' })];

function finished(): string {
  const id = keepTable(players);
  const saved = getTable(id);
  if (saved === undefined) throw new Error('no table');
  keepGame(id, currentTable(saved.timeline));
  return id;
}

const tileOf = (id: string) => {
  const reading = readGame(id);
  return reading?.ok === true ? reading.game.table.players[0]?.pyramid[0] : undefined;
};
const place = (id: string, tile: ReturnType<typeof village> | null) =>
  changeTable(id, (now) => addEdit(now, { kind: 'tile', seat: 0, cell: at(0, 0), tile }));

beforeEach(freshDevice);

test('a change at the table changes the game, not a copy', () => {
  const id = finished();
  place(id, village(9));
  expect(listGames()).toEqual([id]);
  expect(tileOf(id)).toEqual(village(9));
  changeTable(id, undo);
  expect(tileOf(id)).toEqual(players[0]?.pyramid[0]);
});

test('while something is missing the game stays as it was', () => {
  const id = finished();
  place(id, null);
  expect(tileOf(id)).toEqual(players[0]?.pyramid[0]);
  expect(listTables().map(isInHistory)).toEqual([false]);
});

test('an unfinished table is not kept as a game', () => {
  const id = keepTable([player({ god: null }), player()]);
  const saved = getTable(id);
  expect(saved && keepGame(id, currentTable(saved.timeline))).toBe(false);
  expect(listGames()).toEqual([]);
});

test('a kept game is opened again as it is, and undo ends there', () => {
  const id = finished();
  deleteTable(id);
  correctGame(id);
  const saved = getTable(id);
  expect(saved && currentTable(saved.timeline).players).toEqual(players);
  place(id, village(7));
  changeTable(id, undo);
  changeTable(id, undo);
  expect(tileOf(id)).toEqual(players[0]?.pyramid[0]);
});

test('a table that is still open is gone on with, undo included', () => {
  const id = finished();
  const before = getTable(id);
  correctGame(id);
  expect(getTable(id)).toBe(before);
});

test('finished tables make room, unfinished ones stay', () => {
  const done = finished();
  const open = keepTable([player({ god: null }), player()]);
  closeFinishedTables();
  expect(listTables().map(({ id }) => id)).toEqual([open]);
  expect(listGames()).toEqual([done]);
});
