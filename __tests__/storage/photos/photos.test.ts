import { keyValue } from '../../../src/storage/keyValue';
import { isIntact, nameBlob } from '../../../src/storage/photos/blobName';
import { blobs } from '../../../src/storage/photos/blobs';
import { keepPhoto } from '../../../src/storage/photos/keepPhoto';
import { writePhotoRecord } from '../../../src/storage/photos/photoRecord';
import { putPhoto, rawPhoto, readPhoto, removePhoto } from '../../../src/storage/photos/photos';
import { sweepAtStart } from '../../../src/storage/photos/sweep';
import { held, hold } from '../../support/device';
import { exifOf, holds, jpegOf, withSegments } from '../../support/jpegs';

const PICTURE = { bytes: jpegOf(90), width: 8, height: 6 };
const OTHER = { ...PICTURE, bytes: jpegOf(200) };

beforeEach(async () => {
  hold({ 'game.a': 'x', 'game.b': 'y' });
  for (const name of await blobs.list()) await blobs.remove(name);
});
afterEach(() => jest.restoreAllMocks());

async function blobOf(id: string): Promise<string> {
  const reading = readPhoto(id);
  if (reading?.ok !== true) throw new Error('no photo');
  const bytes = await blobs.read(reading.value.blob);
  expect(bytes !== null && isIntact(reading.value.blob, bytes)).toBe(true);
  return reading.value.blob;
}

test('a photo is kept with its game, without what the camera wrote about it', async () => {
  const told = { ...PICTURE, bytes: withSegments(PICTURE.bytes, exifOf(6)) };
  expect(await keepPhoto('a', told)).toEqual({ ok: true, before: undefined });
  expect(readPhoto('a')).toMatchObject({ ok: true, value: { width: 8, height: 6 } });
  const bytes = await blobs.read(await blobOf('a'));
  expect(bytes !== null && holds(bytes, 'Exif')).toBe(false);
});

test.each([
  ['no blob of ours', '{"version":1,"blob":"../game.a","width":8,"height":6,"size":9}'],
  ['no size', '{"version":1,"blob":"abcdefgh","width":0,"height":6,"size":9}'],
  ['cut short', '{"version":1,"bl'],
  ['of a newer app', '{"version":2}'],
])('a record of %s is said to be unreadable, and stays', (_, raw) => {
  putPhoto('a', raw);
  expect(readPhoto('a')).toMatchObject({ ok: false });
  expect(rawPhoto('a')).toBe(raw);
});

describe('what cannot be kept changes nothing', () => {
  let before: Record<string, string>;
  beforeEach(async () => {
    await keepPhoto('a', PICTURE);
    before = held();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    expect(held()).toEqual(before);
    await blobOf('a');
  });

  test('no picture', async () => {
    const text = { ...PICTURE, bytes: Uint8Array.from([1, 2, 3]) };
    expect(await keepPhoto('a', text)).toEqual({ ok: false, why: 'bad-picture' });
  });

  test('no room for the blob', async () => {
    jest.spyOn(blobs, 'write').mockRejectedValue(new Error('QuotaExceededError'));
    expect(await keepPhoto('a', OTHER)).toEqual({ ok: false, why: 'full' });
  });

  test('no room for the record', async () => {
    jest.spyOn(keyValue, 'set').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(await keepPhoto('a', OTHER)).toEqual({ ok: false, why: 'full' });
  });

  test('a game that was deleted meanwhile', async () => {
    expect(await keepPhoto('gone', OTHER)).toEqual({ ok: false, why: 'gone' });
  });
});

describe('at the next start', () => {
  test('what was replaced, removed or never referred to is gone, and nothing else', async () => {
    await keepPhoto('a', PICTURE);
    await keepPhoto('a', OTHER);
    await keepPhoto('b', PICTURE);
    removePhoto('b');
    await blobs.write(nameBlob(PICTURE.bytes), PICTURE.bytes);
    expect(await blobs.list()).toHaveLength(4);
    await sweepAtStart();
    expect(await blobs.list()).toEqual([await blobOf('a')]);
  });

  test('nothing goes while some record cannot be read, or a journal is not settled', async () => {
    await blobs.write(nameBlob(PICTURE.bytes), PICTURE.bytes);
    putPhoto('a', '{"version":2,"blobs":[]}');
    await sweepAtStart();
    expect(await blobs.list()).toHaveLength(1);
    putPhoto('a', writePhotoRecord({ blob: 'abcdefgh', width: 1, height: 1, size: 1 }));
    keyValue.set('journal', '{}');
    await sweepAtStart();
    expect(await blobs.list()).toHaveLength(1);
    keyValue.remove('journal');
    await sweepAtStart();
    expect(await blobs.list()).toEqual([]);
  });

  test('a device that refuses does no harm', async () => {
    jest.spyOn(blobs, 'list').mockRejectedValue(new Error('closed'));
    await expect(sweepAtStart()).resolves.toBeUndefined();
  });
});
