import { displayNames } from '../../src/engine/displayNames';
import { writeGameRecord } from '../../src/storage/gameRecord';
import { correctGame } from '../../src/storage/correctGame';
import { listGames, putGame, rawGame, readGame } from '../../src/storage/games';
import { keyValue } from '../../src/storage/keyValue';
import { playersStore, rememberPlayers } from '../../src/storage/playersStore';
import { renameEverywhere, undoRenaming } from '../../src/storage/renamePlayer';
import { createTable, getTable } from '../../src/storage/tables';
import { at, gameOf, keptGame } from '../screens/history/keptGame';
import { freshDevice } from '../support/freshDevice';

beforeEach(freshDevice);
afterEach(() => jest.restoreAllMocks());

const allRaw = () => listGames().map((id) => [id, rawGame(id)]);

function namesIn(id: string): string[] {
  const reading = readGame(id);
  return reading?.ok === true ? reading.game.table.players.map(({ name }) => name) : [];
}

/** The device takes so many more writes and then refuses those that make a record longer or other. */
function refuseAfter(writes: number): void {
  const set = keyValue.set.bind(keyValue);
  const taken = new Map(listGames().map((id) => [`game.${id}`, rawGame(id)]));
  let left = writes;
  jest.spyOn(keyValue, 'set').mockImplementation((key, value) => {
    // What was there before fits in again.
    if (taken.get(key) !== value) {
      if (left === 0) throw new Error('QuotaExceededError');
      left -= 1;
    }
    set(key, value);
  });
}

test('a name is changed in every game that has it, and in no other record', () => {
  const first = keptGame(at(2026, 1, 1), { Ana: 5, Bo: 3 }, { note: 'a draw, nearly' });
  const second = keptGame(at(2026, 1, 2), { Cy: 5, Ana: 3 });
  const other = keptGame(at(2026, 1, 3), { Anastasia: 5, Bo: 3 });
  const untouched = rawGame(other);
  renameEverywhere('Ana', 'Anna');
  expect(namesIn(first)).toEqual(['Anna', 'Bo']);
  expect(namesIn(second)).toEqual(['Cy', 'Anna']);
  expect(rawGame(other)).toBe(untouched);
  expect(rawGame(first)).toBe(
    writeGameRecord(gameOf({ Anna: 5, Bo: 3 }, { note: 'a draw, nearly' })),
  );
});

test('remembered players are renamed in their place, and never doubled', () => {
  rememberPlayers(['Ana', 'Bo', 'Anna']);
  const renaming = renameEverywhere('Ana', 'Anna');
  expect(playersStore.get().names).toEqual(['Anna', 'Bo']);
  if (renaming !== null) undoRenaming(renaming);
  expect(playersStore.get().names).toEqual(['Ana', 'Bo', 'Anna']);
});

test('two who play each other under one name stay two players', () => {
  const id = keptGame(at(2026, 1, 1), { Ana: 5, Anna: 3 });
  renameEverywhere('Anna', 'Ana');
  expect(namesIn(id)).toEqual(['Ana', 'Ana']);
  expect(displayNames(namesIn(id))).toEqual(['Ana (1)', 'Ana (2)']);
});

test('undoing it brings every record back to the letter', () => {
  keptGame(at(2026, 1, 1), { Ana: 5, Bo: 3 });
  keptGame(at(2026, 1, 2), { Anna: 5, Ana: 3 });
  const before = allRaw();
  const renaming = renameEverywhere('Ana', 'Anna');
  expect(allRaw()).not.toEqual(before);
  expect(renaming !== null && undoRenaming(renaming)).toBe(true);
  expect(allRaw()).toEqual(before);
});

test('undoing it leaves alone what was changed since', () => {
  const id = keptGame(at(2026, 1, 1), { Ana: 5, Bo: 3 });
  const renaming = renameEverywhere('Ana', 'Anna');
  const corrected = writeGameRecord(gameOf({ Anna: 9, Bo: 3 }));
  putGame(id, corrected);
  if (renaming !== null) undoRenaming(renaming);
  expect(rawGame(id)).toBe(corrected);
});

test('a damaged game is passed over', () => {
  putGame('damaged', 'no game at all');
  const id = keptGame(at(2026, 1, 1), { Ana: 5, Bo: 3 });
  renameEverywhere('Ana', 'Anna');
  expect(namesIn(id)).toEqual(['Anna', 'Bo']);
  expect(rawGame('damaged')).toBe('no game at all');
});

test.each([0, 1, 2])('refused after %i of three games, nothing has changed', (writes) => {
  rememberPlayers(['Ana']);
  for (const day of [1, 2, 3]) keptGame(at(2026, 1, day), { Ana: 5, Bo: 3 });
  const before = allRaw();
  refuseAfter(writes);
  expect(renameEverywhere('Ana', 'Anna')).toBeNull();
  expect(allRaw()).toEqual(before);
  expect(playersStore.get().names).toEqual(['Ana']);
});

test('refused at the remembered players, nothing has changed', () => {
  rememberPlayers(['Ana']);
  for (const day of [1, 2, 3]) keptGame(at(2026, 1, day), { Ana: 5, Bo: 3 });
  const before = allRaw();
  refuseAfter(3);
  expect(renameEverywhere('Ana', 'Anna')).toBeNull();
  expect(allRaw()).toEqual(before);
  expect(playersStore.get().names).toEqual(['Ana']);
});

test('undoing that is refused midway leaves the new name everywhere', () => {
  for (const day of [1, 2, 3]) keptGame(at(2026, 1, day), { Ana: 5, Bo: 3 });
  const renaming = renameEverywhere('Ana', 'Anna');
  const renamed = allRaw();
  refuseAfter(2);
  expect(renaming !== null && undoRenaming(renaming)).toBe(false);
  expect(allRaw()).toEqual(renamed);
});

test('a table being entered keeps its names; a finished one is closed, and comes back with undo', () => {
  const entered = createTable('table', ['Ana', 'Bo']);
  const finished = keptGame(at(2026, 1, 1), { Ana: 5, Bo: 3 });
  correctGame(finished);
  const before = getTable(finished);
  const renaming = renameEverywhere('Ana', 'Anna');
  expect(getTable(entered)?.timeline.states[0].players[0]?.name).toBe('Ana');
  expect(getTable(finished)).toBeUndefined();
  if (renaming !== null) undoRenaming(renaming);
  expect(getTable(finished)).toEqual(before);
});
