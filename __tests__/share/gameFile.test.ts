import fc from 'fast-check';
import { makeTable } from '../../src/engine/format/makeTable';
import { scoreTable } from '../../src/engine/score';
import { makeGameFile, parseGameFile } from '../../src/share/gameFile';
import { newId } from '../../src/storage/gameId';
import { readGameRecord, writeGameRecord } from '../../src/storage/gameRecord';
import { legalTableArb } from '../support/arbitraries';
import { ID, SHARED, THREE } from './games';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** What the history keeps: nothing is missing; text fields hold whatever was typed. */
const keptGameArb = fc.record({
  table: legalTableArb.filter((table) => scoreTable(table).complete),
  location: anyText,
  note: anyText,
});

const idArb = fc.integer({ min: 0, max: 36 ** 8 - 1 }).map((time) => newId(time));

const file = JSON.parse(makeGameFile(ID, THREE) ?? '') as Record<string, unknown>;
const read = (value: unknown) => parseGameFile(JSON.stringify(value));

test('any kept game comes back exactly as it was', () => {
  fc.assert(
    fc.property(idArb, keptGameArb, (id, game) => {
      expect(parseGameFile(makeGameFile(id, game) ?? '')).toEqual({ ok: true, id, game });
    }),
  );
});

test('a game that was read from the device can be written', () => {
  const kept = readGameRecord(writeGameRecord(SHARED));
  if (!kept.ok) throw new Error(kept.why);
  const reading = parseGameFile(makeGameFile(ID, kept.game) ?? '');
  expect(reading).toEqual({ ok: true, id: ID, game: SHARED });
});

test('the file says when and where, and holds the table in the form that can be scored', () => {
  expect(file).toStrictEqual({
    format: 'orbis-game/1',
    id: ID,
    playedAt: '2026-11-03T23:30:05.000Z',
    location: 'Café Nord',
    note: 'Rain all day',
    table: JSON.parse(JSON.stringify(makeTable(THREE.table))),
  });
});

test('an id that is none of ours is not written', () => {
  expect(makeGameFile('Game 1', THREE)).toBeNull();
  expect(makeGameFile('', THREE)).toBeNull();
});

test.each([
  ['', 'not-a-game'],
  ['{', 'not-a-game'],
  ['null', 'not-a-game'],
  ['[]', 'not-a-game'],
  ['"orbis-game/1"', 'not-a-game'],
  ['{"format":"orbis-table/1"}', 'not-a-game'],
  ['{"format":"orbis-game/01"}', 'not-a-game'],
  ['{"format":"orbis-game/2"}', 'newer-version'],
  ['{"format":"orbis-game/10","id":7}', 'newer-version'],
])('%s is %s', (text, why) => {
  expect(parseGameFile(text)).toEqual({ ok: false, why });
});

test.each([
  [{ ...file, id: 'Game 1' }, ['id'], 'expected-type'],
  [{ ...file, id: '' }, ['id'], 'expected-type'],
  [{ ...file, playedAt: '2026-11-04T00:00:00.000Z' }, ['playedAt'], 'expected-one-of'],
  [{ ...file, location: null }, ['location'], 'expected-type'],
  [{ ...file, note: undefined }, ['note'], 'missing'],
  [{ ...file, photo: 'x' }, ['photo'], 'unknown-field'],
  [{ ...file, table: undefined }, ['table'], 'missing'],
  [
    { ...file, table: { ...makeTable(THREE.table), format: 'x' } },
    ['table', 'format'],
    'expected-one-of',
  ],
  [{ ...file, table: { ...makeTable(THREE.table), luck: 1 } }, ['table', 'luck'], 'unknown-field'],
  [
    { ...file, table: { ...makeTable(THREE.table), templePicks: [7, null, null] } },
    ['table', 'templePicks', 0],
    'expected-one-of',
  ],
])('damage number %# is named with its path', (value, path, code) => {
  expect(read(value)).toMatchObject({
    ok: false,
    why: 'damaged',
    problems: [{ path, fault: { code } }],
  });
});

test('whatever stands in a file, reading it never throws', () => {
  const valueArb = fc.oneof(
    fc.jsonValue(),
    fc.jsonValue().map((table) => ({ ...file, table })),
    fc.dictionary(fc.constantFrom(...Object.keys(file)), fc.jsonValue()),
  );
  fc.assert(
    fc.property(valueArb, (value) => {
      expect(read(value).ok).toBe(false);
    }),
  );
});
