import { screen, waitFor } from '@testing-library/react-native';
import { makeBoxFile } from '../../src/share/boxFile';
import { makeGameFile } from '../../src/share/gameFile';
import { giveFile, type GivenFile } from '../../src/share/giveFile';
import { pickFile } from '../../src/share/pickFile';
import { deviceContents } from '../../src/storage/backup/contents';
import { boxStore } from '../../src/storage/boxStore';
import { listGames, saveGame } from '../../src/storage/games';
import { keyValue } from '../../src/storage/keyValue';
import { keepPhoto } from '../../src/storage/photos/keepPhoto';
import { sweepAtStart } from '../../src/storage/photos/sweep';
import { fetchPhoto } from '../../src/storage/photos/fetchPhoto';
import { rememberPlayers } from '../../src/storage/playersStore';
import { backupText, loseBlobs } from '../support/backups';
import { village, volcano } from '../support/build';
import { held, hold } from '../support/device';
import { jpegOf } from '../support/jpegs';
import { fullTable } from '../support/fullTable';
import { freshDevice } from '../support/freshDevice';
import { button, onAFreshDevice, openAt } from '../support/openEntry';
import { setupApp } from '../support/setupApp';
import { at, keptGame } from './history/keptGame';

// The share sheet and the file chooser are the phone's own.
jest.mock('../../src/share/giveFile');
jest.mock('../../src/share/pickFile');

onAFreshDevice();

const given: GivenFile[] = [];
const choose = (text: string) => jest.mocked(pickFile).mockResolvedValue({ ok: true, text });

beforeEach(() => {
  hold({});
  freshDevice();
  given.length = 0;
  jest.mocked(giveFile).mockImplementation((file) => {
    given.push(file);
    return Promise.resolve('shared');
  });
});

function twoGames(): void {
  keptGame(at(2026, 3, 7), { Ana: 47, Bo: 12 });
  keptGame(at(2026, 3, 8), { Ana: 31, Cy: 32 });
  rememberPlayers(['Ana', 'Bo', 'Cy']);
  boxStore.update(() => [{ face: village(3), uses: 2 }]);
}

async function restore() {
  const { user } = await openAt('backup');
  await user.press(button('Restore from a file'));
  await screen.findByRole('heading', { name: /^Backup of|^A box/ });
  return user;
}

test('settings lead to it', async () => {
  const { user } = await setupApp();
  await user.press(button('Settings'));
  await user.press(button(/^Backup\./));
  expect(await screen.findByRole('button', { name: 'Save a backup' })).toBeOnTheScreen();
});

test('saved, erased and restored, everything is as it was', async () => {
  twoGames();
  const before = held();
  const { user } = await openAt('backup');
  await user.press(button('Save a backup'));
  expect(await screen.findByText('The file was handed on.')).toBeOnTheScreen();
  expect(given[0]).toMatchObject({ type: 'application/json' });
  expect(given[0]?.name).toMatch(/^orbis-backup-\d{4}-\d\d-\d\d\.json$/);

  await user.press(button('Erase everything'));
  await user.press(button('Erase all of it now'));
  expect(await screen.findByText('Everything is erased.')).toBeOnTheScreen();
  expect(held()).toEqual({});

  choose(String(given[0]?.content));
  await user.press(button('Restore from a file'));
  expect(await screen.findByText('New on this device: 2\u00A0games')).toBeOnTheScreen();
  expect(held()).toEqual({});
  await user.press(button('Replace everything'));
  expect(await screen.findByText(/^Everything is now as in the backup/)).toBeOnTheScreen();
  expect(held()).toEqual(before);
});

const photoOf = (brightness: number) => ({ bytes: jpegOf(brightness), width: 8, height: 6 });

test('photos are counted, saved, restored, and the same to the byte', async () => {
  twoGames();
  const [latest = '', earlier = ''] = listGames();
  await keepPhoto(latest, photoOf(20));
  await keepPhoto(earlier, photoOf(200));
  const before = held();
  const bytes = (await fetchPhoto(before[`photo.${latest}`] ?? ''))?.bytes;
  const { user } = await openAt('backup');
  expect(screen.getByText('With 2\u00A0photos the file takes about 1 MB.')).toBeOnTheScreen();
  await user.press(button('Save a backup'));
  expect(await screen.findByText('The file was handed on.')).toBeOnTheScreen();
  await user.press(button('Erase everything'));
  await user.press(button('Erase all of it now'));
  await screen.findByText('Everything is erased.');
  await sweepAtStart();

  choose(String(given[0]?.content));
  await user.press(button('Restore from a file'));
  expect(
    await screen.findByText('New on this device: 2\u00A0games, 2\u00A0photos'),
  ).toBeOnTheScreen();
  await user.press(button('Add to what is here'));
  expect(await screen.findByText('Added: 2\u00A0games, 2\u00A0photos')).toBeOnTheScreen();
  expect(held()).toMatchObject({ [`photo.${latest}`]: before[`photo.${latest}`] });
  expect((await fetchPhoto(before[`photo.${latest}`] ?? ''))?.bytes).toEqual(bytes);
});

test('a photo that nobody can read is left out of the backup, and that is said', async () => {
  twoGames();
  await keepPhoto(listGames()[0] ?? '', photoOf(20));
  await loseBlobs();
  const { user } = await openAt('backup');
  await user.press(button('Save a backup'));
  expect(
    await screen.findByText(
      'The file was handed on. Not in it, as nobody can read them: 1\u00A0photo.',
    ),
  ).toBeOnTheScreen();
});

test('a game from a file keeps the photo that it has here', async () => {
  const game = { table: fullTable(), location: 'Pub', note: '' };
  saveGame('mf3k2j9aab12cd', { ...game, location: '' });
  await keepPhoto('mf3k2j9aab12cd', photoOf(20));
  const photo = held()['photo.mf3k2j9aab12cd'];
  choose(makeGameFile('mf3k2j9aab12cd', game) ?? '');
  const { user } = await openAt('backup');
  await user.press(button('Restore from a file'));
  await user.press(await screen.findByRole('button', { name: 'Into the history' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(held()['photo.mf3k2j9aab12cd']).toBe(photo);
});

test('what was erased can be had back', async () => {
  twoGames();
  const before = held();
  const { user } = await openAt('backup');
  await user.press(button('Erase everything'));
  await user.press(button('Erase all of it now'));
  await user.press(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Everything is as it was before.')).toBeOnTheScreen();
  expect(held()).toEqual(before);
});

test('a backup is shown before it is added, and adding doubles nothing and can be undone', async () => {
  twoGames();
  choose(await backupText(deviceContents()));
  const [latest] = listGames();
  keyValue.remove(`game.${latest ?? ''}`);
  hold(held());
  keptGame(at(2026, 4, 1), { Di: 20, Ed: 10 });
  const before = held();
  const user = await restore();
  for (const sentence of [
    'In the file: 2\u00A0games, 1\u00A0tile, 3\u00A0players',
    'New on this device: 1\u00A0game',
    'The same on both: 1\u00A0game',
    'Only on this device: 1\u00A0game. Replacing takes them away.',
  ]) {
    expect(screen.getByText(sentence)).toBeOnTheScreen();
  }
  await user.press(button('Add to what is here'));
  expect(await screen.findByText('Added: 1\u00A0game')).toBeOnTheScreen();
  expect(listGames()).toHaveLength(3);
  await user.press(button('Undo'));
  await waitFor(() => expect(held()).toEqual(before));
});

test('a backup of what is here adds nothing, and says so', async () => {
  twoGames();
  choose(await backupText(deviceContents()));
  const user = await restore();
  await user.press(button('Add to what is here'));
  expect(await screen.findByText(/is on this device already/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a chosen file can be left alone', async () => {
  choose(await backupText(deviceContents()));
  const user = await restore();
  await user.press(button('Leave everything as it is'));
  expect(button('Save a backup')).toBeOnTheScreen();
});

test.each([
  ['of another app', '{"hello":1}', /^This file is not from this app/],
  ['cut short', '{"format":"orbis-backup","ver', /^This file is damaged/],
  ['of a newer app', '{"format":"orbis-box/9","tiles":[]}', /^This file was made by a newer/],
])('a file %s is refused with a sentence, and nothing changes', async (_, text, sentence) => {
  twoGames();
  const before = held();
  choose(text);
  const { user } = await openAt('backup');
  await user.press(button('Restore from a file'));
  expect(await screen.findByText(sentence)).toBeOnTheScreen();
  expect(held()).toEqual(before);
});

test('a device that has no room says so, and keeps what it has', async () => {
  twoGames();
  choose(await backupText(deviceContents()));
  hold({ players: '{"version":1,"names":["Di"]}' });
  const before = held();
  const user = await restore();
  const set = keyValue.set.bind(keyValue);
  jest.spyOn(keyValue, 'set').mockImplementation((key, raw) => {
    if (key.startsWith('game.')) throw new Error('QuotaExceededError');
    set(key, raw);
  });
  await user.press(button('Replace everything'));
  expect(await screen.findByText(/^This device has no room/)).toBeOnTheScreen();
  expect(held()).toEqual(before);
});

test('a shared box comes into the box, and can be taken out again', async () => {
  boxStore.update(() => [{ face: village(3), uses: 2 }]);
  choose(
    makeBoxFile([
      { face: village(3), uses: 1 },
      { face: volcano(4), uses: 1 },
    ]),
  );
  const user = await restore();
  expect(screen.getByText('New on this device: 1\u00A0tile')).toBeOnTheScreen();
  await user.press(button('Add to the box'));
  await waitFor(() => expect(boxStore.get()).toHaveLength(2));
  await user.press(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(boxStore.get()).toEqual([{ face: village(3), uses: 2 }]));
});

test('all games are given as a spreadsheet', async () => {
  twoGames();
  const { user } = await openAt('backup');
  await user.press(button('CSV for a spreadsheet'));
  await screen.findByText('The file was handed on.');
  expect(given[0]).toMatchObject({ name: 'orbis-games.csv', type: 'text/csv' });
  expect(String(given[0]?.content).split('\r\n')).toHaveLength(6);
});

test('the box is shared from its own page', async () => {
  boxStore.update(() => [{ face: village(3), uses: 2 }]);
  const { user } = await openAt('box');
  await user.press(button('Share the box'));
  expect(await screen.findByText('The file was handed on.')).toBeOnTheScreen();
  expect(given).toEqual([
    { name: 'orbis-box.json', type: 'application/json', content: makeBoxFile(boxStore.get()) },
  ]);
});

test('a game that somebody shared goes into the history, and out again by undo', async () => {
  const game = { table: fullTable(), location: 'Pub', note: '' };
  choose(makeGameFile('mf3k2j9aab12cd', game) ?? '');
  const { user } = await openAt('backup');
  await user.press(button('Restore from a file'));
  await screen.findByRole('heading', { name: 'A game' });
  await user.press(button('Into the history'));
  await waitFor(() => expect(listGames()).toEqual(['mf3k2j9aab12cd']));
  await user.press(button('Undo'));
  await waitFor(() => expect(listGames()).toEqual([]));
});
