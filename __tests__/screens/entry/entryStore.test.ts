import { mapCells } from '../../../src/engine/geometry';
import en from '../../../src/i18n/en';
import { createEntryStore } from '../../../src/screens/entry/entryStore';
import { liveLooks } from '../../../src/screens/entry/liveLooks';
import { createTable } from '../../../src/storage/tables';
import { tableNow } from '../../../src/storage/useTable';
import { village, WILD } from '../../support/build';
import { freshDevice } from '../../support/freshDevice';

beforeEach(freshDevice);

function entry() {
  const id = createTable('table', ['Ana', 'Bo']);
  const store = createEntryStore(id, 0);
  const place = (cell: 0 | 1, tile = village(4)) => {
    tableNow(id)?.edit({ kind: 'tile', seat: 0, cell, tile });
    store.dispatch({ kind: 'placed', cell });
  };
  return { id, store, place };
}

test('the moment is the same until something changes, and there at once when it does', () => {
  const { store, place } = entry();
  const before = store.get();
  expect(store.get()).toBe(before);
  place(0);
  const after = store.get();
  expect(after.player.pyramid[0]).toEqual(village(4));
  expect(after.view.cursor).toBe(1);
  expect(after.box.map(({ face }) => face)).toEqual([village(4)]);
  expect(store.get()).toBe(after);
});

test('listeners are told once of what is done together, and not at all after they left', () => {
  const { store, place } = entry();
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  store.together(() => place(0));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  place(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('only the cells that look otherwise get a new look', () => {
  const { store, place } = entry();
  const lookAt = liveLooks(store, 0, en);
  const before = mapCells(lookAt);
  store.together(() => place(0));
  const after = mapCells(lookAt);
  // The placed tile, and the cell to which the cursor went.
  expect(after.filter((look, cell) => look !== before[cell]).map(({ cell }) => cell)).toEqual([
    0, 1,
  ]);
});

test('the palette opens on the colour that was read of the cell, until another one is chosen there', () => {
  const { id, store, place } = entry();
  const colors = mapCells((cell) => (cell === 0 ? 'red' : cell === 1 ? 'blue' : null));
  tableNow(id)?.edit({ kind: 'colors', seat: 0, colors });
  expect(store.get().state.color).toBe('red');
  store.dispatch({ kind: 'color', color: 'green', order: [] });
  expect(store.get().state.color).toBe('green');
  place(0, village(4, { color: 'red' }));
  expect(store.get().state.color).toBe('blue');
});

test('a player who left the table is still there for whoever looks', () => {
  const { id, store } = entry();
  tableNow(id)?.edit({ kind: 'tile', seat: 0, cell: 0, tile: WILD });
  expect(store.get().player.name).toBe('Ana');
  tableNow(id)?.edit({ kind: 'remove-player', seat: 1 });
  expect(store.get().player.name).toBe('Ana');
  expect(() => createEntryStore(id, 1)).toThrow('nobody sits here');
});
