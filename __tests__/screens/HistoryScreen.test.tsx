import { act, screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import type { Language } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';
import { newId } from '../../src/storage/gameId';
import { correctGame } from '../../src/storage/correctGame';
import { listGames, putGame, rawGame } from '../../src/storage/games';
import { keyValue } from '../../src/storage/keyValue';
import { getTable } from '../../src/storage/tables';
import { freshDevice } from '../support/freshDevice';
import { setupApp } from '../support/setupApp';
import { at, keptGame } from './history/keptGame';

// The clipboard is the system's; a phone's own cannot be read in a test.
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const headings = () => screen.getAllByRole('heading').map(({ props }) => String(props['children']));

async function openHistory(language: Language = 'en') {
  const { user } = await setupApp({ language });
  await user.press(screen.getByRole('tab', { name: translations[language].tabs.history }));
  return user;
}

async function searchFor(text: string) {
  const user = await openHistory();
  await user.type(screen.getByLabelText('Search by player'), text);
  act(() => jest.runOnlyPendingTimers());
  return user;
}

test('an empty history says what will be here and leads to where it begins', async () => {
  const user = await openHistory();
  expect(screen.getByRole('heading', { name: 'No games yet' })).toBeOnTheScreen();
  await user.press(button('Score a game'));
  expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
});

test('games are listed by month, the latest first, each as one button that tells all of it', async () => {
  keptGame(at(2026, 10, 3), { Cy: 9, Di: 9 });
  keptGame(
    at(2026, 11, 12),
    { Bo: 41, Ana: 47, Cy: 20 },
    { location: 'Club', note: 'Wow\nreally' },
  );
  await openHistory();
  expect(headings()).toEqual(['History', 'November 2026', 'October 2026']);
  const [latest, earlier] = screen
    .getAllByRole('button', { name: /^(Nov|Oct) / })
    .map(({ props }) => String(props['accessibilityLabel']).replaceAll('\u00A0', ' '));
  expect(latest).toBe(
    'Nov 12, 2026. Ana wins with 47 CPs. Bo 41 CPs. Cy 20 CPs. 3 players. Club. Wow',
  );
  expect(earlier).toBe('Oct 3, 2026. Cy, Di share the victory with 9 CPs. 2 players');
  expect(screen.getAllByText('Winner')).toHaveLength(3);
  expect(screen.getByText(/^Bo.41 · Cy.20$/)).toBeOnTheScreen();
});

test('a Russian player reads it in Russian', async () => {
  keptGame(at(2026, 11, 12), { Ana: 47, Bo: 41 });
  await openHistory('ru');
  expect(headings()).toEqual(['История', 'Ноябрь 2026 г.']);
  expect(button(/^12 нояб\. 2026 г\.\. Ana побеждает: 47.ОС\. Bo.41.ОС\. 2.игрока$/)).toBeVisible();
});

test('a game opens as its result', async () => {
  keptGame(at(2026, 11, 12), { Ana: 47, Bo: 41 });
  const user = await openHistory();
  await user.press(button(/^Nov 12, 2026/));
  expect(screen.getByRole('heading', { name: 'Result' })).toBeOnTheScreen();
});

test('a deleted game can be had back to the letter', async () => {
  const id = keptGame(at(2026, 11, 12), { Ana: 47, Bo: 41 });
  keptGame(at(2026, 11, 11), { Cy: 4, Di: 3 });
  const raw = rawGame(id);
  const user = await openHistory();
  await user.press(button('Delete the game: Ana, Bo, Nov 12, 2026'));
  expect(rawGame(id)).toBeUndefined();
  expect(noButton(/Ana wins/)).toBeNull();
  expect(screen.getByText('Deleted: Ana, Bo, Nov 12, 2026')).toBeOnTheScreen();
  await user.press(button('Undo'));
  expect(rawGame(id)).toBe(raw);
  expect(button(/Ana wins/)).toBeOnTheScreen();
});

test('the last game deleted can be had back too, with the table it was entered at', async () => {
  const id = keptGame(at(2026, 11, 12), { Ana: 47, Bo: 41 });
  correctGame(id);
  const before = getTable(id);
  const user = await openHistory();
  await user.press(button(/^Delete the game/));
  expect(getTable(id)).toBeUndefined();
  expect(screen.getByRole('heading', { name: 'No games yet' })).toBeOnTheScreen();
  await user.press(button('Undo'));
  expect(getTable(id)).toEqual(before);
  expect(button(/Ana wins/)).toBeOnTheScreen();
});

test('a device that refuses to take a game back is said, and the way back stays', async () => {
  const id = keptGame(at(2026, 11, 12), { Ana: 47, Bo: 41 });
  keptGame(at(2026, 11, 11), { Cy: 4, Di: 3 });
  const raw = rawGame(id);
  const user = await openHistory();
  await user.press(button(/^Delete the game: Ana/));
  const set = jest.spyOn(keyValue, 'set').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await user.press(button('Undo'));
  expect(screen.getByRole('alert')).toBeOnTheScreen();
  set.mockRestore();
  await user.press(button('Undo'));
  expect(rawGame(id)).toBe(raw);
  expect(noButton('Undo')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a damaged game is listed in its place; the others are as they were', async () => {
  keptGame(at(2026, 11, 13), { Ana: 47, Bo: 41 });
  const damaged = newId(at(2026, 11, 12));
  putGame(damaged, 'no game at all');
  keptGame(at(2026, 11, 11), { Cy: 4, Di: 3 });
  const user = await openHistory();
  expect(headings()).toEqual(['History', 'November 2026', 'Unreadable game, Nov 12, 2026']);
  expect(screen.getByText(/^The data of this game is damaged\./)).toBeOnTheScreen();
  expect(button(/Ana wins/)).toBeOnTheScreen();
  expect(button(/Cy wins/)).toBeOnTheScreen();
  await user.press(button('Copy raw data'));
  expect(setStringAsync).toHaveBeenLastCalledWith('no game at all');
  expect(await screen.findByText('Copied.')).toBeOnTheScreen();
  await user.press(button('Delete'));
  expect(rawGame(damaged)).toBeUndefined();
  expect(screen.getByText('Deleted: Unreadable game, Nov 12, 2026')).toBeOnTheScreen();
  await user.press(button('Undo'));
  expect(rawGame(damaged)).toBe('no game at all');
});

test('a damaged record whose id tells no time is listed by its id', async () => {
  putGame('torn', '?');
  await openHistory();
  expect(headings()).toEqual(['History', 'Date unknown', 'Unreadable game torn']);
});

test('a search shows the games of that player only, and says how many', async () => {
  keptGame(at(2026, 11, 13), { Łukasz: 47, Bo: 41 });
  keptGame(at(2026, 11, 12), { Ana: 30, Bo: 20 });
  keptGame(at(2026, 10, 11), { Cy: 4, Łukasz: 3 });
  const user = await searchFor('lukasz');
  expect(screen.getByText(/^2.games found$/)).toBeOnTheScreen();
  expect(noButton(/Ana wins/)).toBeNull();
  expect(button(/Łukasz wins/)).toBeOnTheScreen();
  expect(button(/Cy wins/)).toBeOnTheScreen();
  await user.press(button('Clear the search'));
  expect(button(/Ana wins/)).toBeOnTheScreen();
});

test('a game deleted while searching is gone from what was found', async () => {
  keptGame(at(2026, 11, 13), { Ana: 47, Bo: 41 });
  keptGame(at(2026, 11, 12), { Cy: 30, Bo: 20 });
  const user = await searchFor('bo');
  await user.press(button(/^Delete the game: Ana/));
  act(() => jest.runOnlyPendingTimers());
  expect(screen.getByText(/^1.game found$/)).toBeOnTheScreen();
  await user.press(button('Undo'));
  act(() => jest.runOnlyPendingTimers());
  expect(screen.getByText(/^2.games found$/)).toBeOnTheScreen();
});

test('a search that finds nobody says so', async () => {
  keptGame(at(2026, 11, 13), { Ana: 47, Bo: 41 });
  await searchFor('zoe');
  expect(screen.getByText('No game with a player called “zoe”.')).toBeOnTheScreen();
  expect(noButton(/Ana wins/)).toBeNull();
});

test('of a thousand games only those in sight are read', async () => {
  for (let day = 0; day < 1000; day += 1) keptGame(at(2024, 1, day), { Ana: 5, Bo: 3 });
  expect(listGames()).toHaveLength(1000);
  const get = jest.spyOn(keyValue, 'getString');
  await openHistory();
  const read = new Set(get.mock.calls.flatMap(([key]) => (key.startsWith('game.') ? [key] : [])));
  expect(read.size).toBeGreaterThan(3);
  expect(read.size).toBeLessThan(40);
});
