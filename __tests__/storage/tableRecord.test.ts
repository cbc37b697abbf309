import { currentTable } from '../../src/engine/edit/timeline';
import { readRecord, writeRecord } from '../../src/storage/record';
import { tableRecord, writeTable } from '../../src/storage/tableRecord';
import { village } from '../support/build';

/** As the first version wrote it. */
const FIRST = {
  version: 1,
  kind: 'table',
  createdAt: 1,
  changedAt: 2,
  names: ['Ana', 'Żółw'],
  rulings: { mostNeedsOne: true, mysticFrom: 'temple' },
  edits: [
    {
      kind: 'tile',
      seat: 1,
      cell: 3,
      tile: { type: 'village', color: 'yellow', points: 4, cancelled: true },
    },
  ],
  done: 1,
};

test('a table of the first version is read with its names, rulings and edits', () => {
  const reading = readRecord(tableRecord, JSON.stringify(FIRST));
  if (!reading.ok) throw new Error(reading.why);
  const { players, rulings } = currentTable(reading.value.timeline);
  expect(players.map(({ name }) => name)).toEqual(FIRST.names);
  expect(rulings).toEqual(FIRST.rulings);
  expect(players[1]?.pyramid[3]).toEqual(village(4, { cancelled: true }));
  expect(readRecord(tableRecord, writeRecord(tableRecord, writeTable(reading.value)))).toEqual(
    reading,
  );
});

test.each([
  ['names that are none', { ...FIRST, names: 'Ana' }],
  ['nobody', { ...FIRST, names: [] }],
  ['a start that was cut short', { ...FIRST, version: 2, start: '乀' }],
])('with %s it is unreadable, never an error', (_, record) => {
  expect(readRecord(tableRecord, JSON.stringify(record))).toEqual({
    ok: false,
    why: 'wrong-shape',
  });
});
