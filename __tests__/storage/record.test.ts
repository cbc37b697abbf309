import { z } from 'zod';
import type { RecordKind } from '../../src/storage/record';
import { readRecord, writeRecord } from '../../src/storage/record';

const kind: RecordKind<{ names: string[] }> = {
  migrations: [
    { name: 'one name becomes a list', up: ({ name }) => ({ names: [name] }) },
    { name: 'names are trimmed', up: ({ names }) => ({ names: (names as string[]).map(trim) }) },
  ],
  schema: z.strictObject({ names: z.array(z.string()) }),
};

function trim(name: string): string {
  return name.trim();
}

describe('a record', () => {
  it('written and read again is the same', () => {
    expect(readRecord(kind, writeRecord(kind, { names: ['Ana'] }))).toEqual({
      ok: true,
      value: { names: ['Ana'] },
    });
  });

  it.each([
    ['0', '{"version":0,"name":" Ana "}'],
    ['1', '{"version":1,"names":[" Ana "]}'],
    ['2', '{"version":2,"names":["Ana"]}'],
  ])('of version %s reaches today', (_, raw) => {
    expect(readRecord(kind, raw)).toEqual({ ok: true, value: { names: ['Ana'] } });
  });

  it.each([
    ['cut short', '{"version":2,"names":["An', 'not-json'],
    ['empty', '', 'not-json'],
    ['of a newer version', '{"version":3,"names":["Ana"]}', 'newer-version'],
    ['without a version', '{"names":["Ana"]}', 'wrong-shape'],
    ['of a wrong type', '{"version":2,"names":7}', 'wrong-shape'],
    ['with a field nobody knows', '{"version":2,"names":[],"x":1}', 'wrong-shape'],
    ['that a migration cannot take', '{"version":1,"names":null}', 'wrong-shape'],
    ['that is a list', '[]', 'wrong-shape'],
  ])('%s is said to be unreadable', (_, raw, why) => {
    expect(readRecord(kind, raw)).toEqual({ ok: false, why });
  });
});
