import { screen } from '@testing-library/react-native';
import { currentTable } from '../../src/engine/edit/timeline';
import { playersStore, rememberPlayers } from '../../src/storage/playersStore';
import { listTables } from '../../src/storage/tables';
import { freshDevice } from '../support/freshDevice';
import { setupApp } from '../support/setupApp';

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (n: number) => screen.getByLabelText(`Name of player ${n}`);

/** What is on the device, not what is on screen. */
function kept() {
  const [reading] = listTables();
  if (reading?.ok !== true) throw new Error('no table is kept');
  return currentTable(reading.saved.timeline);
}
const keptNames = () => kept().players.map(({ name }) => name);

async function newGame() {
  const app = await setupApp();
  await app.user.press(button('New game'));
  return app.user;
}

test('a new game begins with two players, and nobody can be spared', async () => {
  await newGame();
  expect(keptNames()).toEqual(['Player 1', 'Player 2']);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a typed name is kept letter by letter, trimmed, and undone as one', async () => {
  const user = await newGame();
  await user.clear(field(1));
  await user.type(field(1), ' Ana 🐙 ');
  expect(keptNames()).toEqual(['Ana 🐙', 'Player 2']);
  await user.press(button('Undo'));
  expect(keptNames()).toEqual(['Player 1', 'Player 2']);
  expect(field(1)).toHaveDisplayValue('Player 1');
  await user.press(button('Redo'));
  expect(field(1)).toHaveDisplayValue('Ana 🐙');
});

test('an empty or too long name is said, and the last good one stays', async () => {
  const user = await newGame();
  await user.clear(field(2));
  expect(screen.getByText(/A name has 1 to 30 characters. “Player 2” stays/)).toBeOnTheScreen();
  expect(keptNames()).toEqual(['Player 1', 'Player 2']);
  await user.type(field(2), 'x'.repeat(31));
  expect(keptNames()[1]).toBe('x'.repeat(30));
  expect(screen.getByText(/A name has 1 to 30 characters/)).toBeOnTheScreen();
});

test('players come and go, between two and four', async () => {
  const user = await newGame();
  await user.press(button('Add a player'));
  await user.press(button('Add a player'));
  expect(keptNames()).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  await user.press(button('Remove Player 2'));
  expect(keptNames()).toEqual(['Player 1', 'Player 3', 'Player 4']);
});

test('the order is changed by tapping', async () => {
  const user = await newGame();
  await user.press(button('Move Player 1 down'));
  expect(keptNames()).toEqual(['Player 2', 'Player 1']);
  await user.press(button('Move Player 1 up'));
  expect(keptNames()).toEqual(['Player 1', 'Player 2']);
  expect(button('Move Player 1 up')).toBeDisabled();
  expect(button('Move Player 2 down')).toBeDisabled();
});

test('who played before sits down at one press, and is not offered twice', async () => {
  rememberPlayers(['Ana', 'Bo', 'Cy']);
  const user = await newGame();
  await user.press(button('Take Bo'));
  await user.press(button('Take Ana'));
  await user.press(button('Take Cy'));
  expect(keptNames()).toEqual(['Bo', 'Ana', 'Cy']);
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

test('two players of one name are told apart, and it is said', async () => {
  rememberPlayers(['Ana']);
  const user = await newGame();
  await user.press(button('Take Ana'));
  await user.clear(field(2));
  await user.type(field(2), 'Ana');
  expect(screen.getByText(/told apart: Ana \(1\), Ana \(2\)/)).toBeOnTheScreen();
  expect(button('Move Ana (2) up')).toBeOnTheScreen();
});

test('house rules are folded away; unfolded, both rulings can be changed and undone', async () => {
  const user = await newGame();
  expect(screen.queryByRole('switch')).toBeNull();
  await user.press(screen.getByRole('button', { name: 'House rules', expanded: false }));
  await user.press(screen.getByRole('radio', { name: 'Temple tiles only', checked: false }));
  await user.press(screen.getByRole('switch', { checked: false }));
  expect(kept().rulings).toEqual({ mysticFrom: 'temple', mostNeedsOne: true });
  await user.press(button('Undo'));
  expect(screen.getByRole('switch', { checked: false })).toBeOnTheScreen();
  expect(kept().rulings).toEqual({ mysticFrom: 'temple', mostNeedsOne: false });
});

test('on the way to the table, real names are remembered and given ones are not', async () => {
  const user = await newGame();
  await user.clear(field(1));
  await user.type(field(1), 'Zoë');
  await user.press(button('To the table'));
  expect(screen.getByRole('heading', { name: 'Table' })).toBeOnTheScreen();
  expect(playersStore.get().names).toEqual(['Zoë']);
  await user.press(button('Back'));
  expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
});
