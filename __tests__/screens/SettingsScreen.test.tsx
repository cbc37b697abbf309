import { screen } from '@testing-library/react-native';
import { playersStore, rememberPlayers } from '../../src/storage/playersStore';
import { settingsStore } from '../../src/storage/settingsStore';
import { freshDevice } from '../support/freshDevice';
import { setupApp } from '../support/setupApp';

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string, checked: boolean) => screen.getByRole('radio', { name, checked });

async function openSettings() {
  const { user } = await setupApp();
  await user.press(button('Settings'));
  return user;
}

test('languages go by their own names, and a choice is kept', async () => {
  const user = await openSettings();
  for (const name of ['English', 'Deutsch', 'Polski']) expect(radio(name, false)).toBeOnTheScreen();
  await user.press(radio('Русский', false));
  expect(settingsStore.get().language).toBe('ru');
  expect(radio('Русский', true)).toBeOnTheScreen();
});

test('the appearance can be light or dark whatever the system says', async () => {
  const user = await openSettings();
  await user.press(radio('Dark', false));
  expect(settingsStore.get().appearance).toBe('dark');
  expect(radio('Dark', true)).toBeOnTheScreen();
});

test('vibration can be switched off', async () => {
  const user = await openSettings();
  await user.press(screen.getByRole('switch', { name: 'Vibration', checked: true }));
  expect(settingsStore.get().haptics).toBe(false);
  expect(screen.getByRole('switch', { name: 'Vibration', checked: false })).toBeOnTheScreen();
});

test('a remembered player can be forgotten, and had back in the same place', async () => {
  rememberPlayers(['Ana', 'Bo', 'Cy']);
  const user = await openSettings();
  await user.press(button('Forget Bo'));
  expect(playersStore.get().names).toEqual(['Ana', 'Cy']);
  await user.press(button('Undo'));
  expect(playersStore.get().names).toEqual(['Ana', 'Bo', 'Cy']);
});

test('with nobody remembered, it says when names are kept', async () => {
  await openSettings();
  expect(screen.getByText(/^Nobody yet\./)).toBeOnTheScreen();
});

test('the box is one press away', async () => {
  const user = await openSettings();
  const links = screen.getAllByRole('button', { name: /^The box\./ });
  await user.press(links.at(-1) ?? button(/^The box\./));
  expect(screen.getByText(/^Nothing here yet\./)).toBeOnTheScreen();
});
