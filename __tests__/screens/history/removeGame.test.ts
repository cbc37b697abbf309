import { removeGame } from '../../../src/screens/history/removeGame';
import { keyValue } from '../../../src/storage/keyValue';
import { keepPhoto } from '../../../src/storage/photos/keepPhoto';
import { readPhoto } from '../../../src/storage/photos/photos';
import { held, hold } from '../../support/device';
import { jpegOf } from '../../support/jpegs';

const PICTURE = { bytes: jpegOf(90), width: 8, height: 6 };

beforeEach(() => hold({ 'game.a': 'x', 'game.b': 'y' }));
afterEach(() => jest.restoreAllMocks());

test('a photo goes with its game and comes back with it, to the byte', async () => {
  await keepPhoto('a', PICTURE);
  const before = held();
  const restore = removeGame('a');
  expect(readPhoto('a')).toBeUndefined();
  expect(restore?.()).toBe(true);
  expect(held()).toEqual(before);
});

test('a device that takes the game back but not its photo is asked again', async () => {
  await keepPhoto('a', PICTURE);
  const before = held();
  const restore = removeGame('a');
  const set = keyValue.set.bind(keyValue);
  jest.spyOn(keyValue, 'set').mockImplementation((key, raw) => {
    if (key.startsWith('photo.')) throw new Error('QuotaExceededError');
    set(key, raw);
  });
  expect(restore?.()).toBe(false);
  jest.restoreAllMocks();
  expect(restore?.()).toBe(true);
  expect(held()).toEqual(before);
});
