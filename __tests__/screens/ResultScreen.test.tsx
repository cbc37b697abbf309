import { act, screen } from '@testing-library/react-native';
import type { DraftPlayer } from '../../src/engine/table';
import type { Tile } from '../../src/engine/tile';
import { listGames, putGame, readGame } from '../../src/storage/games';
import { keyValue } from '../../src/storage/keyValue';
import { changeTable, deleteTable } from '../../src/storage/tables';
import { addEdit } from '../../src/engine/edit/timeline';
import { at, forest, player, plain, pyramid, temple, village, WILD } from '../support/build';
import { keepTable } from '../support/keepTable';
import { button, onAFreshDevice, openAt } from '../support/openEntry';

onAFreshDevice();

const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

/** Fourteen tiles: those told, and red ones that only fill up. */
function filled(...tiles: (readonly [number, number, Tile])[]): DraftPlayer['pyramid'] {
  const told = pyramid(...tiles);
  return told.map((tile) => tile ?? plain('red')) as unknown as DraftPlayer['pyramid'];
}

const ana = player({
  name: 'Ana',
  god: 'apprentice',
  worshipers: 3,
  pyramid: filled([0, 0, village(9)], [0, 1, forest(5, 3, 'green', 'blue')], [0, 2, WILD]),
});
const bo = player({ name: 'Bo', god: 'love', worshipers: 1 });

/** From the table to whatever the button leads to. */
async function score(...players: DraftPlayer[]) {
  const id = keepTable(players);
  const { user } = await openAt(`table/${id}`);
  await user.press(button('Score the table'));
  return { id, user };
}

test('a finished table is in the history as soon as its result is shown', async () => {
  const { id } = await score(ana, bo);
  expect(heading('Ana wins')).toBeOnTheScreen();
  expect(listGames()).toEqual([id]);
});

test('the winner’s moment is skipped by a press, and ends by itself', async () => {
  const { user } = await score(ana, bo);
  await user.press(button(/^Ana wins, 10.CPs\. Go on to the result$/));
  expect(screen.queryByRole('button', { name: /Go on to the result/ })).toBeNull();
});

test('the winner’s moment does not stay', async () => {
  await score(ana, bo);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(3000);
  });
  expect(screen.queryByRole('button', { name: /Go on to the result/ })).toBeNull();
  expect(heading('Ana wins')).toBeOnTheScreen();
});

test('every figure says what it is, and the tiles behind it when pressed', async () => {
  const { user } = await score(ana, bo);
  await user.press(button(/Go on to the result/));
  await user.press(button(/^Ana, Forests: 0.CPs$/));
  expect(
    screen.getByText('Forest: 1 of 3 neighbors (green or blue), does not score'),
  ).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'The pyramid of Ana, lit: nothing' })).toBeOnTheScreen();
  await user.press(button(/^Ana, Villages: 9.CPs$/));
  expect(
    screen.getByRole('img', { name: 'The pyramid of Ana, lit: row 1, tile 1' }),
  ).toBeOnTheScreen();
  expect(screen.getByText('Village: no Cancelation token on it, scores')).toBeOnTheScreen();
  await user.press(button(/^Bo, God: 1.CP$/));
  expect(screen.getByText('Goddess of Love: No condition.')).toBeOnTheScreen();
  await user.press(button('Close'));
  expect(screen.queryByText('Goddess of Love: No condition.')).toBeNull();
});

test('a shared victory is said as such, and Worshipers where they decided', async () => {
  const level = player({ god: 'love', worshipers: 4 });
  await score(
    { ...level, name: 'Ana' },
    { ...level, name: 'Bo', god: 'idleness' },
    {
      ...level,
      name: 'Cy',
      god: 'death',
      godCancelled: true,
      worshipers: 2,
      pyramid: filled([0, 0, village(1)]),
    },
  );
  expect(heading('Ana and Bo share the victory')).toBeOnTheScreen();
  expect(
    screen.getByText('Level in CPs with Ana and Bo; Worshipers decide: 2 against 4, 4.'),
  ).toBeOnTheScreen();
  expect(screen.getAllByRole('img', { name: 'Place 1' })).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Place 3' })).toBeOnTheScreen();
});

describe('temples', () => {
  const holder = (mystic: number | null, symbols = 1) => ({
    pyramid: filled([0, 0, temple({ mystic, temples: symbols })]),
  });

  test('come first, with the reason of the order and a token that can be changed', async () => {
    const { id, user } = await score({ ...ana, ...holder(12) }, { ...bo, ...holder(9) });
    expect(heading('1. Ana')).toBeOnTheScreen();
    expect(
      screen.getByText(/^Before Bo: 1.Temple each, Mystic Value 12 beats 9\.$/),
    ).toBeOnTheScreen();
    // The first picker’s tokens come first.
    const [seven, two] = screen.getAllByRole('radio');
    expect(seven).toBeChecked();
    if (two !== undefined) await user.press(two);
    await user.press(button('Show the result'));
    const reading = readGame(id);
    expect(
      reading?.ok === true && reading.digest.players.map(({ points }) => points.temple),
    ).toEqual([2, 7]);
  });

  test('an open tie is put to the table with both tiles, and nothing is shown before', async () => {
    const { id, user } = await score({ ...ana, ...holder(7) }, { ...bo, ...holder(7) });
    expect(heading('Who picks first?')).toBeOnTheScreen();
    expect(screen.getAllByText(/white Temple, .* Mystic Value 7/)).toHaveLength(2);
    expect(button('Show the result')).toBeDisabled();
    expect(listGames()).toEqual([]);
    await user.press(button('Bo picks first'));
    expect(heading('1. Bo')).toBeOnTheScreen();
    expect(screen.getByText(/the table decided/)).toBeOnTheScreen();
    await user.press(button('Undo'));
    expect(heading('Who picks first?')).toBeOnTheScreen();
    await user.press(button('Redo'));
    await user.press(button('Decide anew'));
    await user.press(button('Ana picks first'));
    await user.press(button('Show the result'));
    expect(listGames()).toEqual([id]);
  });
});

test('where it was played and a note are kept with the game', async () => {
  const { id, user } = await score(ana, bo);
  await user.press(button(/Go on to the result/));
  await user.type(screen.getByLabelText('Where it was played'), 'Pub');
  await user.type(screen.getByLabelText('Note'), 'rain');
  expect(readGame(id)).toMatchObject({ ok: true, game: { location: 'Pub', note: 'rain' } });
});

test('a correction changes this game, also after its table was closed', async () => {
  const { id, user } = await score(ana, bo);
  await user.press(button(/Go on to the result/));
  act(() => void deleteTable(id));
  await user.press(button('Correct this game'));
  expect(heading('Table')).toBeOnTheScreen();
  act(() =>
    changeTable(id, (now) =>
      addEdit(now, { kind: 'tile', seat: 1, cell: at(0, 0), tile: village(30) }),
    ),
  );
  await user.press(button('Score the table'));
  expect(heading('Bo wins')).toBeOnTheScreen();
  expect(listGames()).toEqual([id]);
});

test('while something is missing at the table, the result says that it is the last complete one', async () => {
  const { id } = await score(ana, bo);
  act(() =>
    changeTable(id, (now) => addEdit(now, { kind: 'tile', seat: 0, cell: at(0, 0), tile: null })),
  );
  expect(screen.getByText(/^Something is missing at the table\./)).toBeOnTheScreen();
  expect(heading('Ana wins')).toBeOnTheScreen();
});

test('a device that refuses to keep it still shows the result', async () => {
  const id = keepTable([ana, bo]);
  const { user } = await openAt(`table/${id}`);
  jest.spyOn(keyValue, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  await user.press(button('Score the table'));
  expect(heading('Ana wins')).toBeOnTheScreen();
  expect(screen.getAllByText(/storage of this device is full/).length).toBeGreaterThan(0);
});

test('a game that is gone, and one that cannot be read, say so', async () => {
  await openAt('game/mi000000none');
  expect(screen.getByText('This game is no longer on this device.')).toBeOnTheScreen();
});

test('an unreadable game says why', async () => {
  putGame('mi000000bad', '乀乀');
  await openAt('game/mi000000bad');
  expect(screen.getByText(/The data of this game is damaged/)).toBeOnTheScreen();
});
