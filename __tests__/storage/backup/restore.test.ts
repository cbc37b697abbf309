import fc from 'fast-check';
import type { Contents } from '../../../src/storage/backup/contents';
import { deviceContents, keysOf } from '../../../src/storage/backup/contents';
import { previewOf } from '../../../src/storage/backup/preview';
import {
  boxChanges,
  eraseChanges,
  mergeChanges,
  replaceChanges,
} from '../../../src/storage/backup/restore';
import { boxStore } from '../../../src/storage/boxStore';
import { listGames } from '../../../src/storage/games';
import { playersStore } from '../../../src/storage/playersStore';
import { listRescued } from '../../../src/storage/rescue';
import { samplesStore } from '../../../src/storage/samplesStore';
import { settingsStore } from '../../../src/storage/settingsStore';
import { getTable, listTables } from '../../../src/storage/tables';
import type { Changes } from '../../../src/storage/transaction';
import { transact } from '../../../src/storage/transaction';
import { contentsArb, holdContents } from '../../support/backups';
import { village, volcano } from '../../support/build';
import { held, hold, quietly } from '../../support/device';

const RED = { shown: 'red', x: 0.2, y: 0.1, bright: -0.5 } as const;
const BLUE = { ...RED, shown: 'blue' } as const;
const WILD = { ...RED, shown: 'wilderness' } as const;

const NONE: Contents = {
  games: [],
  tables: [],
  photos: [],
  records: { box: null, players: null, settings: null, samples: null },
};

async function apply(changes: Changes): Promise<Changes> {
  const outcome = await transact(changes, quietly());
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.undo;
}

/** Stored keys, without what was put aside because it could not be read. */
const wantedKeys = (contents: Contents) =>
  Object.fromEntries([...keysOf(contents)].filter(([, raw]) => raw !== null));

beforeEach(() => hold({}));

test('erased and restored from its backup, every device is the same to the letter', async () => {
  await fc.assert(
    fc.asyncProperty(contentsArb, async (contents) => {
      holdContents(contents);
      const [before, backup] = [held(), deviceContents()];
      await apply(eraseChanges());
      expect(held()).toEqual({});
      await apply(mergeChanges(backup, deviceContents()));
      const entries = Object.keys(held()).filter((key) => /^(game|table)\./.test(key));
      expect(entries).toHaveLength(contents.games.length + contents.tables.length);
      await apply(replaceChanges(backup, deviceContents()));
      expect(held()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test('replacing makes it as in the file, and merging twice is merging once; undo takes each back', async () => {
  await fc.assert(
    fc.asyncProperty(contentsArb, contentsArb, async (device, file) => {
      holdContents(device);
      const before = held();
      const undoReplacing = await apply(replaceChanges(file, deviceContents()));
      expect(held()).toEqual(wantedKeys(file));
      await apply(undoReplacing);
      expect(held()).toEqual(before);
      const undoMerging = await apply(mergeChanges(file, deviceContents()));
      const merged = held();
      expect((await apply(mergeChanges(file, deviceContents()))).size).toBe(0);
      expect(held()).toEqual(merged);
      for (const [id, raw] of [...device.games]) expect(merged[`game.${id}`]).toBe(raw);
      await apply(undoMerging);
      expect(held()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test('merging adds what is not here, and where both differ this device’s stays', () => {
  const device: Contents = {
    games: [
      ['a', 'same'],
      ['b', 'mine'],
      ['mine', '1'],
    ],
    tables: [['t', 'mine']],
    photos: [['a', 'my photo']],
    records: {
      box: boxStore.make([{ face: village(3), uses: 2 }]),
      players: playersStore.make({ names: ['Ana', 'Bo'] }),
      settings: settingsStore.make({ language: 'de', appearance: 'dark', haptics: true }),
      samples: samplesStore.make({ samples: [RED, BLUE] }),
    },
  };
  const file: Contents = {
    games: [
      ['a', 'same'],
      ['b', 'theirs'],
      ['c', 'new'],
    ],
    // The last one was finished on this device since.
    tables: [
      ['t', 'theirs'],
      ['u', 'new'],
      ['mine', 'open'],
    ],
    photos: [
      ['a', 'their photo'],
      ['c', 'new photo'],
    ],
    records: {
      box: boxStore.make([
        { face: volcano(1), uses: 1 },
        { face: village(3), uses: 9 },
      ]),
      players: playersStore.make({ names: ['Cy', 'Ana'] }),
      settings: settingsStore.make({ language: 'ru', appearance: 'light', haptics: true }),
      samples: samplesStore.make({ samples: [BLUE, WILD] }),
    },
  };
  expect(Object.fromEntries(mergeChanges(file, device))).toEqual({
    'game.c': 'new',
    'photo.c': 'new photo',
    'table.u': 'new',
    box: boxStore.make([
      { face: village(3), uses: 9 },
      { face: volcano(1), uses: 1 },
    ]),
    players: playersStore.make({ names: ['Ana', 'Bo', 'Cy'] }),
    settings: device.records.settings,
    samples: samplesStore.make({ samples: [WILD, RED, BLUE] }),
  });
  expect(previewOf(file, device)).toEqual({
    games: { added: 1, same: 1, different: 1, missing: 1 },
    tables: { added: 1, same: 0, different: 1, missing: 0 },
    photos: { added: 1, same: 0, different: 1, missing: 0 },
    tiles: 2,
    players: 2,
  });
});

test('the preview counts what merging adds and what replacing takes away', () => {
  fc.assert(
    fc.property(contentsArb, contentsArb, (file, device) => {
      const { games, tables, photos } = previewOf(file, device);
      const added = [...mergeChanges(file, device).keys()].filter((key) => key.includes('.'));
      expect(games.added + tables.added + photos.added).toBe(added.length);
      const gone = [...replaceChanges(file, { ...device, records: file.records })].filter(
        ([key, raw]) => key.startsWith('game.') && raw === null,
      );
      expect(games.missing).toBe(gone.length);
      expect(games.added + games.same + games.different).toBe(file.games.length);
    }),
    { numRuns: 40 },
  );
});

test('the app shows at once what was restored, and at once that it was erased', async () => {
  const saved = settingsStore.make({ language: 'pl', appearance: 'dark', haptics: false });
  hold({ 'rescue.box.1': 'old', 'table.t': 'spoilt' });
  expect([listTables().length, listRescued().length]).toEqual([1, 1]);
  const file = {
    ...NONE,
    games: [['a', 'x'] as const],
    records: { ...NONE.records, settings: saved },
  };
  await apply(replaceChanges(file, deviceContents()));
  expect(listGames()).toEqual(['a']);
  expect(listTables()).toEqual([]);
  expect(getTable('t')).toBeUndefined();
  expect(settingsStore.get().language).toBe('pl');
  // What was put aside is in no backup, so that replacing leaves it.
  expect(listRescued()).toHaveLength(1);
  await apply(eraseChanges());
  expect([listGames(), listRescued(), settingsStore.get().language]).toEqual([[], [], null]);
});

test('a box by itself comes into the box, and nothing else changes', async () => {
  hold({ players: playersStore.make({ names: ['Ana'] }), 'game.a': 'x' });
  const before = held();
  const undo = await apply(boxChanges([{ face: village(3), uses: 4 }], deviceContents()));
  expect(boxStore.get()).toEqual([{ face: village(3), uses: 4 }]);
  expect(held()).toEqual({ ...before, box: boxStore.make([{ face: village(3), uses: 4 }]) });
  await apply(undo);
  expect(held()).toEqual(before);
  expect(boxStore.get()).toEqual([]);
});
