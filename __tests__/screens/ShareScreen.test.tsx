import { act, screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { shareAsync } from 'expo-sharing';
import { Linking, PixelRatio, Share } from 'react-native';
import en from '../../src/i18n/en';
import { bgStatsUrl } from '../../src/share/bgStats';
import { parseGameFile } from '../../src/share/gameFile';
import { putGame, saveGame } from '../../src/storage/games';
import { ID, SHARED, THREE } from '../share/games';
import { button, onAFreshDevice, openAt } from '../support/openEntry';

const mockFiles = new Map<string, string | Uint8Array>();
const mockDraw = jest.fn<string | undefined, [width: number, height: number]>();

// What only a device has: its files, its share sheet, its clipboard and its way to make an image.
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(() => Promise.resolve()) }));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'cache:' },
  File: class {
    readonly uri: string;
    constructor(folder: string, name: string) {
      this.uri = `${folder}/${name}`;
    }
    create() {
      mockFiles.set(this.uri, '');
    }
    write(content: string | Uint8Array) {
      mockFiles.set(this.uri, content);
    }
  },
}));
jest.mock('react-native-svg/lib/commonjs/fabric/NativeSvgViewModule', () => ({
  __esModule: true,
  default: {
    toDataURL: (
      _tag: number,
      { width, height }: { width: number; height: number },
      done: (base64?: string) => void,
    ) => done(mockDraw(width, height)),
  },
}));

onAFreshDevice();

beforeEach(() => {
  mockFiles.clear();
  mockDraw.mockReset().mockReturnValue(btoa('png bytes'));
});

/** What the press is answered with. */
const said = (answer: string) => screen.findByText(answer);

async function openShare(game = THREE) {
  saveGame(ID, game);
  return openAt(`game/${ID}/share`);
}

test('is opened from the result', async () => {
  saveGame(ID, THREE);
  const { user } = await openAt(`game/${ID}`);
  await user.press(button('Share'));
  expect(screen.getByRole('img', { name: 'The picture: Ana wins' })).toBeOnTheScreen();
});

test('the picture goes to the share sheet as a PNG that is 1080 pixels wide', async () => {
  const { user } = await openShare();
  await user.press(button('Share the picture'));
  await said('Picture: passed to the share menu.');
  const [[uri, content] = []] = [...mockFiles];
  expect(uri).toMatch(/^cache:\/orbis-2026-11-0[34]\.png$/);
  expect(String.fromCharCode(...(content as Uint8Array))).toBe('png bytes');
  expect(shareAsync).toHaveBeenLastCalledWith(uri, { mimeType: 'image/png' });
  // An iPhone is asked for points, and makes so many pixels of each.
  expect(mockDraw.mock.calls[0]?.[0]).toBe(1080 / PixelRatio.get());
});

test('a picture that the device could not draw is said, and nothing is shared', async () => {
  mockDraw.mockReturnValue(undefined);
  const { user } = await openShare();
  await user.press(button('Share the picture'));
  await said('Picture: this device could not do it.');
  expect(mockFiles.size).toBe(0);
});

test('the text goes to the share sheet, and putting it off is said', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
  const { user } = await openShare();
  await user.press(button('Share as text'));
  await said('Text: passed to the share menu.');
  expect(share).toHaveBeenLastCalledWith({
    message: expect.stringMatching(/^Orbis · Nov \d, 2026 · Café Nord\nAna wins\n\n1\. Ana: 12/),
  });
  share.mockResolvedValue({ action: Share.dismissedAction });
  await user.press(button('Share as text'));
  await said('Text: not shared.');
  share.mockRejectedValue(new Error('no sheet'));
  await user.press(button('Share as text'));
  await said('Text: this device could not do it.');
});

test('the table file holds the game', async () => {
  const { user } = await openShare(SHARED);
  await user.press(button('Share the table file'));
  await said('Table file: passed to the share menu.');
  const [[uri, content] = []] = [...mockFiles];
  expect(uri).toMatch(/^cache:\/orbis-2026-11-0[34]\.json$/);
  expect(parseGameFile(content as string)).toEqual({ ok: true, id: ID, game: SHARED });
});

test('BG Stats is opened with the play; where that is refused, the link can be copied', async () => {
  const url = bgStatsUrl(en.gods, ID, THREE);
  const open = jest.spyOn(Linking, 'openURL').mockResolvedValue(true);
  const { user } = await openShare();
  expect(screen.queryByRole('button', { name: 'Copy the link for BG Stats' })).toBeNull();
  await user.press(button('Send to BG Stats'));
  await said('BG Stats: opened.');
  expect(open).toHaveBeenLastCalledWith(url);
  open.mockRejectedValue(new Error('nobody opens this'));
  await user.press(button('Send to BG Stats'));
  await said('BG Stats: this device could not do it.');
  await user.press(button('Copy the link for BG Stats'));
  await said('Link: copied, ready to paste.');
  expect(setStringAsync).toHaveBeenLastCalledWith(url);
});

test('a shared victory is told in the picture and in its name', async () => {
  await openShare(SHARED);
  const picture = screen.getByRole('img', { name: 'The picture: Ana and Bo share the victory' });
  expect(picture).toBeOnTheScreen();
});

test('a game that is gone, or that cannot be read, is said to be', async () => {
  await openAt(`game/${ID}/share`);
  expect(screen.getByText(en.result.game.gone)).toBeOnTheScreen();
  await act(async () => {
    putGame(ID, 'nonsense');
    await Promise.resolve();
  });
  expect(screen.getByText(en.history.why.damaged)).toBeOnTheScreen();
});
