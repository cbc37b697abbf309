import { mapCells } from '../../src/engine/geometry';
import type { DraftTable } from '../../src/engine/table';
import { boxStore } from '../../src/storage/boxStore';
import { listGames, readGame, saveGame } from '../../src/storage/games';
import { keepGame } from '../../src/storage/keepGame';
import { keyValue } from '../../src/storage/keyValue';
import { receiveFaces, receiveTable } from '../../src/storage/receive';
import { changeTable, getTable, listTables, openTable } from '../../src/storage/tables';
import { addEdit, currentTable } from '../../src/engine/edit/timeline';
import { fullOf, plain, table, village } from '../support/build';
import { freshDevice } from '../support/freshDevice';

const ID = 'mf3k2j9aab12cd';
const FINISHED = table([
  { name: 'Ana', god: 'love', pyramid: fullOf(village(2)) },
  { name: 'Bo', god: 'fire', pyramid: fullOf(plain('blue')) },
]);
const CORRECTED = table([
  { name: 'Ana', god: 'love', pyramid: fullOf(village(3)) },
  { name: 'Bo', god: 'fire', pyramid: fullOf(plain('blue')) },
]);
const parcel = (of: DraftTable, location = '') =>
  ({ kind: 'table', id: ID, table: of, location }) as const;

function gameNow() {
  const reading = readGame(ID);
  return reading?.ok === true ? reading.game : undefined;
}

beforeEach(freshDevice);
afterEach(() => jest.restoreAllMocks());

describe('a finished game of another phone', () => {
  it('is in the history, and the box learns its tiles', () => {
    expect(receiveTable(parcel(FINISHED, 'Pub')).what).toBe('new');
    expect(gameNow()).toEqual({ table: FINISHED, location: 'Pub', note: '' });
    expect(boxStore.get().map(({ face }) => face)).toContainEqual(village(2));
  });

  it('is not there twice, whoever shows it again', () => {
    receiveTable(parcel(FINISHED));
    expect(receiveTable(parcel(FINISHED, 'Elsewhere')).what).toBe('same');
    expect(listGames()).toEqual([ID]);
  });

  it('brings a correction, leaves the own note, and can be taken back', () => {
    saveGame(ID, { table: FINISHED, location: 'Home', note: 'mine' });
    const { what, undo } = receiveTable(parcel(CORRECTED));
    expect(what).toBe('updated');
    expect(gameNow()).toEqual({ table: CORRECTED, location: 'Home', note: 'mine' });
    undo();
    expect(gameNow()).toEqual({ table: FINISHED, location: 'Home', note: 'mine' });
  });

  it('closes the table that is still open here, which would bring back what it was', () => {
    openTable(ID, 'table', FINISHED);
    changeTable(ID, (now) => addEdit(now, { kind: 'name', seat: 0, name: 'Anna' }));
    keepGame(ID, FINISHED);
    const { undo } = receiveTable(parcel(CORRECTED));
    expect(getTable(ID)).toBeUndefined();
    undo();
    expect(getTable(ID)?.timeline.edits).toHaveLength(1);
  });

  it('is gone after an undo', () => {
    receiveTable(parcel(FINISHED)).undo();
    expect(listGames()).toEqual([]);
  });

  it('is refused by a full device, and nothing has changed', () => {
    jest.spyOn(keyValue, 'set').mockImplementation(() => {
      throw new Error('full');
    });
    expect(receiveTable(parcel(FINISHED)).what).toBe('refused');
    expect(listGames()).toEqual([]);
    expect(boxStore.get()).toEqual([]);
  });
});

describe('a table that lacks something', () => {
  const [ana, bo] = FINISHED.players;
  const unfinished: DraftTable = {
    ...FINISHED,
    players: ana === undefined || bo === undefined ? [] : [ana, { ...bo, god: null }],
  };

  it('is opened to go on with, and found again', () => {
    expect(receiveTable(parcel(unfinished)).what).toBe('new');
    expect(listTables()).toHaveLength(1);
    expect(receiveTable(parcel(unfinished)).what).toBe('same');
  });

  it('takes the place of an older state, and can be taken back', () => {
    openTable(ID, 'table', {
      ...unfinished,
      players: unfinished.players.map((one) => ({ ...one, pyramid: mapCells(() => null) })),
    });
    const { what, undo } = receiveTable(parcel(unfinished));
    expect(what).toBe('updated');
    undo();
    const saved = getTable(ID);
    expect(saved && currentTable(saved.timeline).players[0]?.pyramid[0]).toBeNull();
  });
});

describe('tiles of another box', () => {
  it('are learned once, and forgotten by an undo', () => {
    boxStore.update(() => [{ face: village(2), uses: 3 }]);
    const { added, undo } = receiveFaces([village(2), village(4), village(4)]);
    expect(added).toBe(1);
    expect(boxStore.get()).toEqual([
      { face: village(2), uses: 3 },
      { face: village(4), uses: 0 },
    ]);
    undo();
    expect(boxStore.get()).toEqual([{ face: village(2), uses: 3 }]);
    expect(receiveFaces([village(2)])).toMatchObject({ what: 'same', added: 0 });
  });
});
