import { toBase64 } from '../../../src/codec/base64';
import { deviceContents } from '../../../src/storage/backup/contents';
import { eraseChanges, mergeChanges, replaceChanges } from '../../../src/storage/backup/restore';
import { transactWithPhotos } from '../../../src/storage/backup/restorePhotos';
import { keyValue } from '../../../src/storage/keyValue';
import { blobs } from '../../../src/storage/photos/blobs';
import { fetchPhoto } from '../../../src/storage/photos/fetchPhoto';
import { sweepAtStart } from '../../../src/storage/photos/sweep';
import { keepBlobs, loseBlobs, PHOTOS } from '../../support/backups';
import { held, hold, quietly } from '../../support/device';

const RAWS = PHOTOS.map(({ raw }) => raw);
const ENTRIES = PHOTOS.map(({ blob, bytes }) => [blob, toBase64(bytes)] as const);
const NAMES = PHOTOS.map(({ blob }) => blob).sort();
const DEVICE = { 'game.a': 'x', 'game.b': 'y', 'photo.a': RAWS[0] ?? '', 'photo.b': RAWS[1] ?? '' };

const listed = async () => (await blobs.list()).sort();
const isWhole = async (raw = '') => (await fetchPhoto(raw)) !== null;

beforeEach(async () => {
  await loseBlobs();
  hold({});
});
afterEach(() => jest.restoreAllMocks());

/** What a backup of such a device holds. */
function backup() {
  hold(DEVICE);
  const contents = deviceContents();
  hold({});
  return contents;
}

test.each([
  ['added', mergeChanges],
  ['replaced', replaceChanges],
])('erased, swept and %s from its backup, a device has its photos', async (_, changesOf) => {
  await keepBlobs();
  hold(DEVICE);
  const contents = deviceContents();
  expect((await transactWithPhotos(eraseChanges(), [], quietly())).ok).toBe(true);
  await sweepAtStart();
  expect(await listed()).toEqual([]);
  const changes = changesOf(contents, deviceContents());
  expect((await transactWithPhotos(changes, ENTRIES, quietly())).ok).toBe(true);
  expect(held()).toEqual(DEVICE);
  expect(await isWhole(RAWS[0])).toBe(true);
  expect(await isWhole(RAWS[1])).toBe(true);
});

test('what is erased can be had back with its photos, for nothing is swept before the next start', async () => {
  await keepBlobs();
  hold(DEVICE);
  const outcome = await transactWithPhotos(eraseChanges(), [], quietly());
  if (!outcome.ok) throw new Error(outcome.why);
  await transactWithPhotos(outcome.undo, [], quietly());
  expect(held()).toEqual(DEVICE);
  expect(await isWhole(RAWS[0])).toBe(true);
});

test('a photo that is damaged here is mended, one that is whole stays untouched', async () => {
  const [first, second] = PHOTOS;
  if (first === undefined || second === undefined) throw new Error('too few');
  await blobs.write(first.blob, first.bytes.subarray(5));
  await blobs.write(second.blob, second.bytes);
  const write = jest.spyOn(blobs, 'write');
  await transactWithPhotos(replaceChanges(backup(), deviceContents()), ENTRIES, quietly());
  expect(await isWhole(first.raw)).toBe(true);
  expect(write.mock.calls.map(([name]) => name).sort()).toEqual(
    NAMES.filter((name) => name !== second.blob),
  );
});

describe('whole or nothing', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    expect(held()).toEqual({});
    expect(await listed()).toEqual([]);
  });

  const restore = (watch = quietly()) =>
    transactWithPhotos(replaceChanges(backup(), deviceContents()), ENTRIES, watch);

  test('cancelled among the photos', async () => {
    const controller = new AbortController();
    const onProgress = (done: number) => {
      if (done === 1) controller.abort();
    };
    const outcome = await restore({ ...quietly(), signal: controller.signal, onProgress });
    expect(outcome).toEqual({ ok: false, why: 'cancelled' });
  });

  test('cancelled among the records', async () => {
    const controller = new AbortController();
    const onProgress = (done: number) => {
      if (done >= ENTRIES.length) controller.abort();
    };
    const outcome = await restore({ ...quietly(), signal: controller.signal, onProgress });
    expect(outcome).toEqual({ ok: false, why: 'cancelled' });
  });

  test('no room for a photo', async () => {
    const write = blobs.write;
    const full = jest.spyOn(blobs, 'write').mockImplementation((name, bytes) => {
      return full.mock.calls.length > 1
        ? Promise.reject(new Error('QuotaExceededError'))
        : write(name, bytes);
    });
    expect(await restore()).toEqual({ ok: false, why: 'full' });
  });

  test('no room for a record', async () => {
    const changes = replaceChanges(backup(), deviceContents());
    const set = keyValue.set.bind(keyValue);
    jest.spyOn(keyValue, 'set').mockImplementation((key, raw) => {
      if (key.startsWith('photo.')) throw new Error('QuotaExceededError');
      set(key, raw);
    });
    const outcome = await transactWithPhotos(changes, ENTRIES, quietly());
    expect(outcome).toEqual({ ok: false, why: 'full' });
  });
});
