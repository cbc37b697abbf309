import fc from 'fast-check';
import type { Edit } from '../../src/engine/edit/edit';
import { addEdit, currentTable, redo, undo } from '../../src/engine/edit/timeline';
import { boxStore } from '../../src/storage/boxStore';
import { keyValue } from '../../src/storage/keyValue';
import {
  changeTable,
  createTable,
  deleteTable,
  getTable,
  listTables,
  restoreTable,
  subscribeTables,
} from '../../src/storage/tables';
import { currentTrouble } from '../../src/storage/trouble';
import { at, village, WILD } from '../support/build';
import { editArb } from '../support/edits';

const place = (tile: typeof WILD | ReturnType<typeof village>, col = 0): Edit => ({
  kind: 'tile',
  seat: 0,
  cell: at(0, col),
  tile,
});
const edit = (id: string, one: Edit) => changeTable(id, (now) => addEdit(now, one));
const key = (id: string) => `table.${id}`;
const stored = (id: string) => keyValue.getString(key(id)) ?? '';

/** What the app knows after it was killed and started again: nothing but what is stored. */
function afterRestart(id: string) {
  let reading: ReturnType<typeof getTable>;
  jest.isolateModules(() => {
    // A fresh copy of the module has an empty cache; the storage below it is the same.
    jest.doMock('../../src/storage/keyValue', () => ({ keyValue }));
    const fresh = jest.requireActual<typeof import('../../src/storage/tables')>(
      '../../src/storage/tables',
    );
    reading = fresh.getTable(id);
  });
  return reading;
}

beforeEach(() => {
  keyValue.getAllKeys().forEach((one) => keyValue.remove(one));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a kept table', () => {
  it('is the same to the last tap after a restart, undo history included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(editArb, fc.constantFrom(undo, redo)), { maxLength: 30 }),
        (steps) => {
          const id = createTable('table', ['Ana', 'Bo']);
          for (const step of steps) {
            if (typeof step === 'function') changeTable(id, step);
            else edit(id, step);
          }
          const reopened = afterRestart(id);
          expect(reopened).toEqual(getTable(id));
          expect(reopened).not.toBe(getTable(id));
        },
      ),
      { numRuns: 15 },
    );
  });

  it('tells those who listen of every change', () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const hear = jest.fn();
    const stop = subscribeTables(hear);
    edit(id, place(WILD));
    changeTable(id, redo);
    stop();
    edit(id, place(village(1)));
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('teaches the box', () => {
    const id = createTable('table', ['Ana', 'Bo']);
    edit(id, place(village(7)));
    expect(boxStore.get()).toContainEqual({ face: village(7), uses: 1 });
  });

  it('deleted can be brought back', () => {
    const id = createTable('solo', ['Ana']);
    edit(id, place(WILD));
    const raw = deleteTable(id);
    expect(getTable(id)).toBeUndefined();
    restoreTable(id, raw ?? '');
    expect(getTable(id)?.timeline.edits).toHaveLength(1);
  });
});

describe('two tabs with one table', () => {
  it('build on each other: the tap of neither is lost', () => {
    const id = createTable('table', ['Ana', 'Bo']);
    edit(id, place(WILD, 0));
    const before = stored(id);
    edit(id, place(village(3), 1));
    const other = stored(id);
    // This tab is where it was; the other one has placed a village meanwhile.
    keyValue.set(key(id), before);
    getTable(id);
    keyValue.set(key(id), other);
    edit(id, place(WILD, 2));
    const saved = getTable(id);
    const base = saved && currentTable(saved.timeline).players[0]?.pyramid.slice(0, 3);
    expect(base).toEqual([WILD, village(3), WILD]);
  });
});

describe('a damaged table', () => {
  it.each([
    ['cut short', (raw: string) => raw.slice(0, -20), 'not-json'],
    ['of a wrong type', (raw: string) => raw.replace('"done":1', '"done":"1"'), 'wrong-shape'],
    [
      'of a newer version',
      (raw: string) => raw.replace(/"version":\d+/, '"version":9'),
      'newer-version',
    ],
    ['with an impossible tile', (raw: string) => raw.replace('wilderness', 'lake'), 'wrong-shape'],
    [
      'with more done than there is',
      (raw: string) => raw.replace('"done":1', '"done":5'),
      'wrong-shape',
    ],
  ])('%s is listed as unreadable, its data untouched, the others read', (_, spoil, why) => {
    const good = createTable('table', ['Ana', 'Bo']);
    const bad = createTable('table', ['Cy', 'Di']);
    edit(bad, place(WILD));
    const raw = spoil(stored(bad));
    expect(raw).not.toBe(stored(bad));
    keyValue.set(key(bad), raw);
    restoreTable(bad, raw);
    expect(listTables()).toContainEqual({ ok: false, id: bad, why, raw });
    edit(bad, place(village(2)));
    edit(good, place(village(2)));
    expect(stored(bad)).toBe(raw);
    expect(getTable(good)?.timeline.edits).toHaveLength(1);
  });
});

describe('a full storage', () => {
  it('is said at once; what is kept stays, and the table on screen goes on', () => {
    const id = createTable('table', ['Ana', 'Bo']);
    edit(id, place(WILD, 0));
    const kept = stored(id);
    const refuse = jest.spyOn(keyValue, 'set').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    edit(id, place(WILD, 1));
    edit(id, place(WILD, 2));
    expect(currentTrouble()).toEqual({ full: true });
    expect(stored(id)).toBe(kept);
    expect(getTable(id)?.timeline.edits).toHaveLength(3);
    refuse.mockRestore();
    edit(id, place(WILD, 3));
    expect(currentTrouble()).toEqual({ full: false });
    expect(afterRestart(id)?.timeline.edits).toHaveLength(4);
  });

  it('lets a new table be entered all the same', () => {
    jest.spyOn(keyValue, 'set').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const id = createTable('table', ['Ana', 'Bo']);
    edit(id, place(WILD));
    expect(getTable(id)?.timeline.edits).toHaveLength(1);
  });
});
