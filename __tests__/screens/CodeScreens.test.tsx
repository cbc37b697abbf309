import { screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { readParcelText } from '../../src/codec/parcelText';
import { senderOf } from '../../src/codec/parcel';
import en from '../../src/i18n/en';
import { saveGame } from '../../src/storage/games';
import { fullOf, plain, player, table, village } from '../support/build';
import { keepTable } from '../support/keepTable';
import { button, knows, onAFreshDevice, openAt } from '../support/openEntry';

onAFreshDevice();

const words = en.handOver.code;

/** What the page hands over, read off the text that it copies. */
async function copied({ user }: Awaited<ReturnType<typeof openAt>>) {
  const copy = jest.spyOn(Clipboard, 'setStringAsync').mockResolvedValue(true);
  await user.press(button(words.copy));
  const delivery = readParcelText(copy.mock.calls[0]?.[0] ?? '');
  return delivery.ok ? delivery.parcel : delivery.why;
}

test('a pyramid by itself ends in its code, under the name that is typed there', async () => {
  const dee = player({ name: 'Dee', worshipers: 3, pyramid: fullOf(village(2)) });
  const id = keepTable([dee], 'solo');
  const app = await openAt(`table/${id}/player/1`);
  await app.user.press(button(words.showPyramid));
  expect(screen.getByRole('img', { name: words.label(words.pyramid('Dee')) })).toBeOnTheScreen();
  await app.user.type(screen.getByLabelText(en.tables.players.soloName), ' R');
  expect(await copied(app)).toEqual({
    kind: 'pyramid',
    from: senderOf(id),
    player: { ...dee, name: 'Dee R' },
  });
});

test('a table shows itself whole', async () => {
  const id = keepTable([player({ name: 'Ana' }), player({ name: 'Bo', god: null })]);
  const app = await openAt(`table/${id}`);
  await app.user.press(button(words.showTable));
  expect(await copied(app)).toMatchObject({ kind: 'table', id, location: '' });
});

test('a kept game goes with its place and without its note', async () => {
  const game = table([{ pyramid: fullOf(plain('red')) }, { god: 'fire' }]);
  saveGame('abc123', { table: game, location: 'Pub', note: 'secret' });
  const app = await openAt('game/abc123/code');
  expect(await copied(app)).toEqual({ kind: 'table', id: 'abc123', table: game, location: 'Pub' });
});

test('a place too long for a code is said, and goes as text', async () => {
  saveGame('abc123', { table: table([{}, {}]), location: 'ё'.repeat(900), note: '' });
  const app = await openAt('game/abc123/code');
  expect(screen.getByText(words.tooLarge)).toBeOnTheScreen();
  expect(await copied(app)).toMatchObject({ location: 'ё'.repeat(900) });
});

test('a game that is gone is said to be', async () => {
  await openAt('game/nothing/code');
  expect(screen.getByText(en.result.game.gone)).toBeOnTheScreen();
});

test('the box shows all its tiles', async () => {
  knows(village(1), village(2));
  const app = await openAt('box');
  await app.user.press(button(words.showBox));
  expect(await copied(app)).toEqual({ kind: 'box', faces: [village(1), village(2)] });
});
