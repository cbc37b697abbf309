import { act, screen } from '@testing-library/react-native';
import { askForCamera } from '../../src/camera/askForCamera';
import { choosePicture } from '../../src/camera/choosePicture';
import { reducePicture } from '../../src/camera/reducePicture';
import en from '../../src/i18n/en';
import { blobs } from '../../src/storage/photos/blobs';
import { keepPhoto } from '../../src/storage/photos/keepPhoto';
import { putPhoto, rawPhoto, readPhoto } from '../../src/storage/photos/photos';
import { hold } from '../support/device';
import { jpegOf } from '../support/jpegs';
import { button, onAFreshDevice, openAt } from '../support/openEntry';
import { at, keptGame } from './history/keptGame';

// The camera, the chooser and the decoder of pictures are the phone's own.
jest.mock('../../src/camera/askForCamera');
jest.mock('../../src/camera/choosePicture');
jest.mock('../../src/camera/reducePicture');
const mockTakePicture = jest.fn();
jest.mock('expo-camera', () => {
  const { Component } = jest.requireActual<typeof import('react')>('react');
  class CameraView extends Component {
    takePictureAsync = mockTakePicture;
    override render() {
      return null;
    }
  }
  return { CameraView };
});

onAFreshDevice();

const words = en.photo;
const SHOT = { uri: 'file:///cache/shot.jpg', width: 8, height: 6 };
const pictureOf = (brightness: number) => ({ bytes: jpegOf(brightness), width: 8, height: 6 });
const noButton = (name: string) => screen.queryByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

let id: string;

beforeEach(async () => {
  hold({});
  for (const name of await blobs.list()) await blobs.remove(name);
  id = keptGame(at(2026, 11, 12), { Ana: 47, Bo: 41 });
  jest.mocked(choosePicture).mockResolvedValue(SHOT);
  jest.mocked(reducePicture).mockResolvedValue(pictureOf(90));
  jest.mocked(askForCamera).mockResolvedValue('ready');
  mockTakePicture.mockResolvedValue(SHOT);
});

async function settle(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(200);
  });
}

async function openWithPhoto(address = `game/${id}`) {
  await keepPhoto(id, pictureOf(90));
  const { user } = await openAt(address);
  await settle();
  return user;
}

describe('on the result page', () => {
  it('a picture is chosen, kept, and opens full screen', async () => {
    const { user } = await openAt(`game/${id}`);
    await user.press(button(words.choose));
    await settle();
    expect(readPhoto(id)).toMatchObject({ ok: true, value: { width: 8, height: 6 } });
    expect(noButton('Undo')).toBeNull();
    await user.press(button(words.open));
    await settle();
    expect(screen.getByRole('img', { name: words.title })).toBeOnTheScreen();
    await user.press(button('Back'));
    expect(heading('Result')).toBeOnTheScreen();
  });

  it('choosing nothing changes nothing', async () => {
    jest.mocked(choosePicture).mockResolvedValue(null);
    const { user } = await openAt(`game/${id}`);
    await user.press(button(words.choose));
    expect(rawPhoto(id)).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a removed photo can be had back', async () => {
    const user = await openWithPhoto();
    const raw = rawPhoto(id);
    await user.press(button(words.remove));
    expect(rawPhoto(id)).toBeUndefined();
    expect(screen.getByText(words.removed)).toBeOnTheScreen();
    await user.press(button('Undo'));
    expect(rawPhoto(id)).toBe(raw);
    expect(button(words.open)).toBeOnTheScreen();
  });

  it('a replaced photo can be had back', async () => {
    const user = await openWithPhoto();
    const raw = rawPhoto(id);
    jest.mocked(reducePicture).mockResolvedValue(pictureOf(200));
    await user.press(button(words.chooseAnother));
    await settle();
    expect(rawPhoto(id)).not.toBe(raw);
    await user.press(button('Undo'));
    expect(rawPhoto(id)).toBe(raw);
  });

  it.each([
    ['what the chooser refuses', () => jest.mocked(choosePicture).mockRejectedValue(new Error())],
    ['what cannot be decoded', () => jest.mocked(reducePicture).mockRejectedValue(new Error())],
  ])('%s is told in words, and the photo stays', async (_, spoil) => {
    const user = await openWithPhoto();
    const raw = rawPhoto(id);
    spoil();
    await user.press(button(words.chooseAnother));
    await settle();
    expect(screen.getByText(words.refused['bad-picture'])).toBeOnTheScreen();
    expect(rawPhoto(id)).toBe(raw);
  });

  it('a device without room says so, and keeps the photo it has', async () => {
    const user = await openWithPhoto();
    const raw = rawPhoto(id);
    jest.spyOn(blobs, 'write').mockRejectedValue(new Error('QuotaExceededError'));
    await user.press(button(words.chooseAnother));
    await settle();
    expect(screen.getByText(words.refused.full)).toBeOnTheScreen();
    expect(rawPhoto(id)).toBe(raw);
  });

  it('a photo whose blob is gone is said to be unreadable, and the game is all there', async () => {
    await keepPhoto(id, pictureOf(90));
    for (const name of await blobs.list()) await blobs.remove(name);
    const { user } = await openAt(`game/${id}`);
    await settle();
    expect(screen.getByText(words.unreadable)).toBeOnTheScreen();
    expect(heading('Ana wins')).toBeOnTheScreen();
    await user.press(button(words.remove));
    expect(button(words.take)).toBeOnTheScreen();
  });

  it('a record that cannot be read is said to be', async () => {
    putPhoto(id, '{"version":9}');
    await openAt(`game/${id}`);
    expect(screen.getByText(words.unreadable)).toBeOnTheScreen();
    expect(button(words.chooseAnother)).toBeOnTheScreen();
  });
});

describe('taking a photo', () => {
  it('shows it before it is kept, and leads back to the result', async () => {
    const { user } = await openAt(`game/${id}`);
    await user.press(button(words.take));
    await settle();
    await user.press(button(words.shoot));
    expect(screen.getByRole('img', { name: words.shot })).toBeOnTheScreen();
    expect(rawPhoto(id)).toBeUndefined();
    await user.press(button(words.keep));
    await settle();
    expect(rawPhoto(id)).toBeDefined();
    expect(heading('Result')).toBeOnTheScreen();
    expect(button(words.open)).toBeOnTheScreen();
  });

  it('can be done again before it is kept', async () => {
    const { user } = await openAt(`game/${id}/photo/take`);
    await settle();
    await user.press(button(words.shoot));
    await user.press(button(words.takeAnother));
    expect(button(words.shoot)).toBeEnabled();
    expect(rawPhoto(id)).toBeUndefined();
  });

  it('says when the camera gave nothing', async () => {
    mockTakePicture.mockRejectedValue(new Error('not ready'));
    const { user } = await openAt(`game/${id}/photo/take`);
    await settle();
    await user.press(button(words.shoot));
    expect(screen.getByText(words.refused['no-shot'])).toBeOnTheScreen();
  });

  it.each(['refused', 'none', 'busy'] as const)(
    'with a camera that is %s, a picture can be chosen instead',
    async (why) => {
      jest.mocked(askForCamera).mockResolvedValue(why);
      const { user } = await openAt(`game/${id}/photo/take`);
      await settle();
      expect(screen.getByText(en.reading.access[why])).toBeOnTheScreen();
      expect(button(words.shoot)).toBeDisabled();
      await user.press(button(words.choose));
      await user.press(button(words.keep));
      await settle();
      expect(rawPhoto(id)).toBeDefined();
    },
  );

  it('of a game that is gone says so', async () => {
    await openAt('game/mi000000none/photo/take');
    expect(screen.getByText('This game is no longer on this device.')).toBeOnTheScreen();
  });
});

describe('full screen', () => {
  it('is zoomed by buttons, which end where it ends', async () => {
    const user = await openWithPhoto(`game/${id}/photo`);
    const [smaller, fit, larger] = [words.smaller, words.fit, words.larger].map(button);
    if (smaller === undefined || fit === undefined || larger === undefined) throw new Error();
    expect(smaller).toBeDisabled();
    expect(fit).toBeDisabled();
    await user.press(larger);
    expect(smaller).toBeEnabled();
    for (let press = 0; press < 5; press += 1) await user.press(larger);
    expect(larger).toBeDisabled();
    await user.press(fit);
    expect(fit).toBeDisabled();
    expect(larger).toBeEnabled();
  });

  it('opened by a link, back leads to the game', async () => {
    const user = await openWithPhoto(`game/${id}/photo`);
    await user.press(button('Back'));
    expect(heading('Result')).toBeOnTheScreen();
  });

  it('says where there is none, and where it cannot be read', async () => {
    await openAt(`game/${id}/photo`);
    expect(screen.getByText(words.none)).toBeOnTheScreen();
    await act(async () => {
      await keepPhoto(id, pictureOf(90));
      for (const name of await blobs.list()) await blobs.remove(name);
    });
    await settle();
    expect(screen.getByText(words.unreadable)).toBeOnTheScreen();
  });
});

describe('in the history', () => {
  const name = words.of('Ana, Bo, Nov 12, 2026');

  it('a game with a photo has it in its row, and it leads to the whole of it', async () => {
    keptGame(at(2026, 11, 11), { Cy: 4, Di: 3 });
    const user = await openWithPhoto('history');
    expect(screen.getAllByRole('button', { name: /^Photo of the table/ })).toHaveLength(1);
    await user.press(button(name));
    await settle();
    expect(screen.getByRole('img', { name: words.title })).toBeOnTheScreen();
  });

  it('goes with a deleted game and comes back with it', async () => {
    const user = await openWithPhoto('history');
    const raw = rawPhoto(id);
    await user.press(button(/^Delete the game/));
    expect(rawPhoto(id)).toBeUndefined();
    await user.press(button('Undo'));
    expect(rawPhoto(id)).toBe(raw);
    expect(button(name)).toBeOnTheScreen();
  });
});
