import { act, screen, within } from '@testing-library/react-native';
import { listGames, rawGame } from '../../src/storage/games';
import { keyValue } from '../../src/storage/keyValue';
import { freshDevice } from '../support/freshDevice';
import { setupApp } from '../support/setupApp';
import { at, keptGame } from './history/keptGame';

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const allRaw = () => listGames().map((id) => [id, rawGame(id)]);
const settle = () => act(() => jest.runOnlyPendingTimers());
const renameButtons = () =>
  screen
    .getAllByRole('button', { name: /^Rename/ })
    .map(({ props }) => String(props['accessibilityLabel']));

async function openNames() {
  const { user } = await setupApp();
  await user.press(screen.getByRole('tab', { name: 'History' }));
  await user.press(button('Players’ names'));
  settle();
  return user;
}

type User = Awaited<ReturnType<typeof openNames>>;

async function typeName(user: User, from: string, to: string) {
  await user.press(button(`Rename ${from}`));
  const field = screen.getByLabelText(`New name for ${from}`);
  await user.clear(field);
  await user.type(field, to);
}

async function rename(user: User, from: string, to: string) {
  await typeName(user, from, to);
  await user.press(button('Save'));
  settle();
}

const threeGames = () => {
  keptGame(at(2026, 11, 12), { Zoë: 47, Ana: 41 });
  keptGame(at(2026, 11, 11), { Anna: 30, Zoë: 20 });
  keptGame(at(2026, 11, 10), { Zoë: 12, Bo: 9 });
};

test('every name is listed by the alphabet, with the number of its games', async () => {
  threeGames();
  await openNames();
  expect(renameButtons()).toEqual(['Rename Ana', 'Rename Anna', 'Rename Bo', 'Rename Zoë']);
  expect(screen.getByText(/^3.games$/)).toBeOnTheScreen();
  expect(screen.getAllByText(/^1.game$/)).toHaveLength(3);
});

test('a new name is in all games, and undo brings back each to the letter', async () => {
  threeGames();
  const before = allRaw();
  const user = await openNames();
  await rename(user, 'Zoë', 'Zoe K.');
  expect(renameButtons()).toEqual(['Rename Ana', 'Rename Anna', 'Rename Bo', 'Rename Zoe K.']);
  expect(screen.getByText(/^3.games$/)).toBeOnTheScreen();
  expect(screen.getByText('Zoë is now Zoe K.')).toBeOnTheScreen();
  await user.press(button('Undo'));
  settle();
  expect(allRaw()).toEqual(before);
  expect(button('Rename Zoë')).toBeOnTheScreen();
});

test('a name that exists is said to merge two players before it is saved', async () => {
  threeGames();
  const before = allRaw();
  const user = await openNames();
  await typeName(user, 'Ana', 'Anna');
  const { getByText } = within(screen.getByRole('status'));
  expect(getByText('Games of Ana and Anna will be counted as one player’s.')).toBeOnTheScreen();
  await user.press(button('Save'));
  settle();
  expect(renameButtons()).toEqual(['Rename Anna', 'Rename Bo', 'Rename Zoë']);
  expect(screen.getByText(/^2.games$/)).toBeOnTheScreen();
  await user.press(button('Undo'));
  settle();
  expect(allRaw()).toEqual(before);
});

test('two who played each other are said to have', async () => {
  threeGames();
  const user = await openNames();
  await typeName(user, 'Bo', 'Zoë');
  expect(screen.getByText(/They play against each other in 1.game\.$/)).toBeOnTheScreen();
});

test.each([
  ['   ', 'blank'],
  ['x'.repeat(31), 'too long'],
])('a name that is “%s” (%s) cannot be saved', async (typed) => {
  threeGames();
  const before = allRaw();
  const user = await openNames();
  await typeName(user, 'Bo', typed);
  expect(screen.getByText('A name has 1 to 30 characters.')).toBeOnTheScreen();
  expect(button('Save')).toBeDisabled();
  await user.press(button('Cancel'));
  expect(allRaw()).toEqual(before);
  expect(button('Rename Bo')).toBeOnTheScreen();
});

test('the same name saved again changes nothing', async () => {
  threeGames();
  const before = allRaw();
  const user = await openNames();
  await rename(user, 'Bo', ' Bo ');
  expect(allRaw()).toEqual(before);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('where the device refuses midway, it is said and every game is as it was', async () => {
  threeGames();
  const before = allRaw();
  const user = await openNames();
  await typeName(user, 'Zoë', 'Zoe the longer');
  const set = keyValue.set.bind(keyValue);
  const spy = jest.spyOn(keyValue, 'set');
  spy.mockImplementationOnce(set).mockImplementationOnce(() => {
    throw new Error('QuotaExceededError');
  });
  await user.press(button('Save'));
  settle();
  expect(screen.getByText(/Nothing was renamed\.$/)).toBeOnTheScreen();
  expect(allRaw()).toEqual(before);
  await user.press(button('Save'));
  settle();
  expect(button('Rename Zoe the longer')).toBeOnTheScreen();
});

test('without games it says what will be here', async () => {
  threeGames();
  await openNames();
  act(freshDevice);
  settle();
  expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull();
  expect(screen.getByText(/once a game is kept\.$/)).toBeOnTheScreen();
});
