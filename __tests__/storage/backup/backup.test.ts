import fc from 'fast-check';
import { toBase64 } from '../../../src/codec/base64';
import { deviceContents } from '../../../src/storage/backup/contents';
import { makeBackup } from '../../../src/storage/backup/makeBackup';
import { readBackup } from '../../../src/storage/backup/readBackup';
import { blobs } from '../../../src/storage/photos/blobs';
import { writeGameRecord } from '../../../src/storage/gameRecord';
import {
  backupText,
  contentsArb,
  holdContents,
  keepBlobs,
  loseBlobs,
  MADE_AT,
  PHOTOS,
  sealed,
} from '../../support/backups';
import { held, hold, quietly } from '../../support/device';
import { fullTable } from '../../support/fullTable';

const GAME = writeGameRecord({ table: fullTable(), location: 'Café Ω', note: '🌧' });
const FIRST_RECORDS = { box: null, players: '{"version":1,"names":["Ana"]}', settings: null };
const RECORDS = { ...FIRST_RECORDS, samples: null };
const BODY = {
  format: 'orbis-backup',
  version: 3,
  madeAt: MADE_AT,
  games: [['mhf3k2a1x', GAME]],
  tables: [],
  blobs: [] as [string, string][],
  photos: [] as [string, string][],
  records: RECORDS,
};
const { blobs: _blobs, photos: _photos, ...SECOND } = { ...BODY, version: 2 };

const read = (text: string) => readBackup(text, JSON.parse(text), quietly());
const DAMAGED = { ok: false, why: 'damaged' };

beforeEach(async () => {
  hold({});
  await keepBlobs();
});

test('whatever a device holds comes back from its backup, record by record', async () => {
  await fc.assert(
    fc.asyncProperty(contentsArb, async (contents) => {
      holdContents(contents);
      const before = held();
      const text = await backupText(deviceContents());
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
      const reading = await read(text);
      if (!reading.ok) throw new Error(reading.why);
      holdContents(reading.value);
      expect(held()).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

test('the file is plain JSON, sealed with the checksum of all before it', async () => {
  const { games, tables, photos, records } = await read(sealed(BODY)).then((reading) =>
    reading.ok ? reading.value : Promise.reject(new Error(reading.why)),
  );
  expect(await backupText({ games, tables, photos, records })).toBe(sealed(BODY));
});

test('white space at the end does no harm, as an editor may leave it', async () => {
  expect(await read(`${sealed(BODY)}\r\n`)).toMatchObject({ ok: true });
});

test.each([
  ['a game changed', (text: string) => text.replace(GAME, `${GAME.slice(0, -1)}一`)],
  ['another version', (text: string) => text.replace('"version":3', '"version":2')],
  ['another checksum', (text: string) => text.replace(/"[0-9a-f]{8}"\}$/, '"00000000"}')],
  ['no checksum', (text: string) => text.replace(/,"checksum.*/, '}')],
])('%s: damaged', async (_, spoil) => {
  const text = spoil(sealed(BODY));
  expect(text).not.toBe(sealed(BODY));
  expect(await read(text)).toEqual(DAMAGED);
});

test.each([
  ['an id with a dot', { ...BODY, games: [['a.b', GAME]] }],
  ['an id of another record', { ...BODY, games: [['../box', GAME]] }],
  ['an id twice', { ...BODY, games: [...BODY.games, ...BODY.games] }],
  ['a game that is no text', { ...BODY, games: [['a', 1]] }],
  ['a record too many', { ...BODY, records: { ...RECORDS, journal: '{}' } }],
  ['a field too many', { ...BODY, more: 1 }],
  ['no date', { ...BODY, madeAt: 'yesterday' }],
  ['no games', { ...BODY, games: null }],
  ['a version below all', { ...BODY, version: -1 }],
])('%s is refused, however well it is sealed', async (_, body) => {
  expect(await read(sealed(body))).toEqual(DAMAGED);
});

test('a key told twice is refused: which of them would count?', async () => {
  const text = sealed(BODY);
  const body = text.slice(0, text.indexOf(',"checksum'));
  const twice = body.replace('"version":3', '"version":3,"version":3');
  const { checksum } = JSON.parse(sealed(JSON.parse(`${twice}}`) as object)) as {
    checksum: string;
  };
  expect(await read(`${twice},"checksum":"${checksum}"}`)).toEqual(DAMAGED);
});

test('of a newer version it is refused as such', async () => {
  const newer = sealed({ ...BODY, version: 4, more: [] });
  expect(await read(newer)).toEqual({ ok: false, why: 'newer-version' });
});

test('of version 0, which had no open tables, it is read', async () => {
  const { tables: _, ...older } = { ...SECOND, version: 0, records: FIRST_RECORDS };
  expect(await read(sealed(older))).toEqual({
    ok: true,
    value: {
      madeAt: MADE_AT,
      games: BODY.games,
      tables: [],
      blobs: [],
      photos: [],
      records: RECORDS,
      unreadable: 0,
    },
  });
});

test('of version 1, which knew of no camera, it is read', async () => {
  const reading = await read(sealed({ ...SECOND, version: 1, records: FIRST_RECORDS }));
  expect(reading).toMatchObject({ ok: true, value: { records: RECORDS } });
});

test('of version 2, which had no photos, it is read', async () => {
  expect(await read(sealed(SECOND))).toMatchObject({
    ok: true,
    value: { games: BODY.games, blobs: [], photos: [], unreadable: 0 },
  });
});

test('what was unreadable when the backup was made is counted, and stays what it is', async () => {
  const reading = await read(
    sealed({
      ...BODY,
      games: [...BODY.games, ['spoilt', GAME.slice(1)]],
      tables: [['cut', '{"version":2,"ki']],
      photos: [['newer', '{"version":9}']],
      records: { ...RECORDS, box: '{"version":99}' },
    }),
  );
  expect(reading).toMatchObject({
    ok: true,
    value: { unreadable: 4, games: [BODY.games[0], ['spoilt', GAME.slice(1)]] },
  });
});

test('writing and reading can be stopped', async () => {
  const stopped = { ...quietly(), signal: { aborted: true } };
  expect(await makeBackup({ madeAt: MADE_AT, ...deviceContents() }, stopped)).toBeNull();
  const text = sealed(BODY);
  expect(await readBackup(text, JSON.parse(text), stopped)).toEqual({
    ok: false,
    why: 'cancelled',
  });
});

describe('photos', () => {
  const [first, second] = PHOTOS;
  if (first === undefined || second === undefined) throw new Error('too few');
  const contents = {
    ...deviceContents(),
    photos: [
      ['b', second.raw],
      ['a', first.raw],
    ] as const,
  };
  const make = (largest?: number) =>
    makeBackup({ madeAt: MADE_AT, ...contents }, quietly(), largest);

  test('come along to the byte', async () => {
    const made = await make();
    expect(made).toMatchObject({ damaged: 0, tooMany: 0 });
    expect(await read(made?.text ?? '')).toMatchObject({
      ok: true,
      value: {
        photos: contents.photos,
        blobs: [
          [second.blob, toBase64(second.bytes)],
          [first.blob, toBase64(first.bytes)],
        ],
      },
    });
  });

  test('a damaged one is left out and counted, and the rest is all there', async () => {
    await blobs.write(second.blob, second.bytes.subarray(9));
    const made = await make();
    expect(made).toMatchObject({ damaged: 1, tooMany: 0 });
    expect(await read(made?.text ?? '')).toMatchObject({
      ok: true,
      value: { photos: [['a', first.raw]], unreadable: 0 },
    });
  });

  test('one that is gone, and a device that will not read, are no different', async () => {
    await loseBlobs();
    expect(await make()).toMatchObject({ damaged: 2 });
    jest.spyOn(blobs, 'read').mockRejectedValue(new Error('closed'));
    expect(await make()).toMatchObject({ damaged: 2 });
    jest.restoreAllMocks();
  });

  test('no file gets larger than one that can be opened: the oldest are left out', async () => {
    const whole = (await make())?.text.length ?? 0;
    for (const largest of [whole * 0.2, whole * 0.9, whole * 1.1, whole * 3]) {
      const made = await make(largest);
      const reading = await read(made?.text ?? '');
      if (made === null || !reading.ok) throw new Error('no file');
      const { photos } = reading.value;
      expect(photos).toEqual(contents.photos.slice(0, photos.length));
      expect(photos.length + made.tooMany).toBe(2);
      if (photos.length > 0) {
        expect(Buffer.byteLength(made.text)).toBeLessThanOrEqual(largest);
      }
    }
    expect(await make(whole * 3)).toMatchObject({ tooMany: 0 });
    expect(await make(whole * 0.2)).toMatchObject({ tooMany: 2 });
  });

  test.each([
    ['other bytes than its name tells', [second.blob, toBase64(first.bytes)]],
    ['no base64', [second.blob, '!']],
    ['a name that leads elsewhere', ['../x', toBase64(second.bytes)]],
  ])('a blob with %s is refused, however well it is sealed', async (_, blob) => {
    expect(await read(sealed({ ...BODY, blobs: [blob] }))).toEqual(DAMAGED);
  });

  test('writing them can be stopped midway', async () => {
    let asked = 0;
    const signal = {
      get aborted() {
        asked += 1;
        return asked > 4;
      },
    };
    expect(await makeBackup({ madeAt: MADE_AT, ...contents }, { ...quietly(), signal })).toBeNull();
  });
});
