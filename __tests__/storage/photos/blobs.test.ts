import 'fake-indexeddb/auto';
import { nameBlob } from '../../../src/storage/photos/blobName';
import { blobs as onPhones, type BlobStore } from '../../../src/storage/photos/blobs';
import { blobs as onWeb } from '../../../src/storage/photos/blobs.web';
import { jpegOf } from '../../support/jpegs';

const STORES: readonly (readonly [string, BlobStore])[] = [
  ['on phones', onPhones],
  ['in browsers', onWeb],
];

describe.each(STORES)('%s', (_, blobs) => {
  const [one, other] = [jpegOf(10), jpegOf(200)];
  const [oneName, otherName] = [nameBlob(one), nameBlob(other)];

  test('what was written is read to the byte, listed, and gone when removed', async () => {
    expect(await blobs.list()).toEqual([]);
    await blobs.write(oneName, one);
    await blobs.write(otherName, other);
    expect(await blobs.read(oneName)).toEqual(one);
    expect(await blobs.read(otherName)).toEqual(other);
    expect((await blobs.list()).sort()).toEqual([oneName, otherName].sort());
    await blobs.remove(oneName);
    expect(await blobs.list()).toEqual([otherName]);
    expect(await blobs.read(oneName)).toBeNull();
    await blobs.remove(otherName);
  });

  test('what is not there is nothing, and can be removed again', async () => {
    expect(await blobs.read('nothing0')).toBeNull();
    expect(await blobs.open('nothing0')).toBeNull();
    await blobs.remove('nothing0');
  });
});

test('on phones an image is drawn from the file itself', async () => {
  const bytes = jpegOf(10);
  await onPhones.write(nameBlob(bytes), bytes);
  const [name = ''] = await onPhones.list();
  expect((await onPhones.open(name))?.uri).toBe(`file:///documents/photos/${name}.jpg`);
});

test('a browser does not draw what is damaged', async () => {
  const bytes = jpegOf(10);
  const name = nameBlob(bytes);
  await onWeb.write(name, bytes.subarray(1));
  expect(await onWeb.open(name)).toBeNull();
});
