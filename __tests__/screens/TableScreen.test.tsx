import { screen } from '@testing-library/react-native';
import { act } from 'react';
import type { DraftPlayer } from '../../src/engine/table';
import { deleteTable, restoreTable } from '../../src/storage/tables';
import { fullOf, plain, player, pyramid, temple, village } from '../support/build';
import { freshDevice } from '../support/freshDevice';
import { keepTable } from '../support/keepTable';
import { setupApp } from '../support/setupApp';

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openTable(...players: DraftPlayer[]) {
  const id = keepTable(players);
  const { user } = await setupApp();
  await user.press(button(/ of (28|42|56) tiles/));
  return { user, id };
}

const ana = player({ name: 'Ana', god: 'apprentice', worshipers: 3 });
const bo = player({
  name: 'Bo',
  god: null,
  worshipers: null,
  pyramid: pyramid([0, 0, village(4)]),
});

test('each player has a card with tiles, God, Worshipers and live points', async () => {
  await openTable(ana, bo);
  expect(
    button(/^Ana: 14 of 14 tiles, Apprentice Goddess, 3.Worshipers, 2.CPs so far$/),
  ).toBeOnTheScreen();
  expect(
    button(/^Bo: 1 of 14 tiles, no God yet, Worshipers not counted yet, 4.CPs so far$/),
  ).toBeOnTheScreen();
});

test('what is missing is listed for whom it is missing, and for nobody else', async () => {
  await openTable(ana, bo);
  expect(button(/^Bo: 13.tiles$/)).toBeOnTheScreen();
  expect(button('Bo: God')).toBeOnTheScreen();
  expect(button('Bo: Worshipers')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Ana: (God|Worshipers)$/ })).toBeNull();
  expect(screen.queryByText('Nothing is missing.')).toBeNull();
});

test('undo and redo reach across the whole table', async () => {
  const { user } = await openTable(ana, bo);
  await user.press(button('Undo'));
  expect(button(/^Bo: 0 of 14 tiles/)).toBeOnTheScreen();
  await user.press(button('Undo'));
  expect(button('Ana: Worshipers')).toBeOnTheScreen();
  await user.press(button('Redo'));
  await user.press(button('Redo'));
  expect(button(/^Bo: 1 of 14 tiles/)).toBeOnTheScreen();
  expect(button('Redo')).toBeDisabled();
});

test('when nothing is missing it says so, and the score is one press away', async () => {
  const { user } = await openTable(ana, player({ name: 'Bo', god: 'love', worshipers: 0 }));
  expect(screen.getByText('Nothing is missing.')).toBeOnTheScreen();
  await user.press(button('Score the table'));
  expect(screen.getByRole('heading', { name: 'Ana wins' })).toBeOnTheScreen();
});

test('a God taken twice, an impossible colour and a tile seen twice are said in words', async () => {
  await openTable(
    player({
      name: 'Ana',
      god: 'fire',
      pyramid: pyramid([0, 0, plain('red')], [0, 1, plain('red')], [1, 0, village(4)]),
    }),
    player({ name: 'Bo', god: 'fire', pyramid: pyramid([0, 0, village(4)]) }),
  );
  expect(button('Goddess of Fire: Ana and Bo cannot both have this God.')).toBeOnTheScreen();
  expect(
    button('Ana, row 2, tile 1: no tile of its color is right below (yellow Village).'),
  ).toBeOnTheScreen();
  expect(
    button(/^More than once on this table \(Ana, Bo\): yellow Village, 4.points\./),
  ).toBeOnTheScreen();
});

test('an open temple tie is left to the table', async () => {
  const level = fullOf(temple({ mystic: 7 }));
  await openTable(
    player({ name: 'Ana', god: 'love', pyramid: level }),
    player({ name: 'Bo', god: 'fire', pyramid: level }),
  );
  expect(button(/^Temple tie between Ana, Bo\. .* the table will decide/)).toBeOnTheScreen();
});

test('players and house rules are one press away, and lead back to the table', async () => {
  const { user } = await openTable(ana, bo);
  await user.press(button('Players and house rules'));
  expect(screen.getByRole('heading', { name: 'Players' })).toBeOnTheScreen();
  await user.press(button('To the table'));
  expect(screen.getByRole('heading', { name: 'Table' })).toBeOnTheScreen();
  await user.press(button('Back'));
  expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
});

test('a table deleted elsewhere says so and leads home', async () => {
  const { user, id } = await openTable(ana, bo);
  act(() => void deleteTable(id));
  expect(screen.getByText('This table is no longer on this device.')).toBeOnTheScreen();
  await user.press(button('Home'));
  expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
});

test('a table that was damaged says why', async () => {
  const { id } = await openTable(ana, bo);
  act(() => restoreTable(id, '{"version":99}'));
  expect(screen.getAllByText(/newer version of this app/).length).toBeGreaterThan(0);
});
