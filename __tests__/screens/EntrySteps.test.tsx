import { screen } from '@testing-library/react-native';
import { keyValue } from '../../src/storage/keyValue';
import { createTable, deleteTable } from '../../src/storage/tables';
import { player, pyramid, WILD } from '../support/build';
import { keepTable } from '../support/keepTable';
import {
  button,
  fresh,
  onAFreshDevice,
  openAt,
  openEntry,
  playerOf,
  radio,
} from '../support/openEntry';

onAFreshDevice();

describe('after the last tile', () => {
  const full = { god: null, worshipers: null } as const;

  test('the God and the Worshipers come by themselves, then the next player', async () => {
    const last = player({ name: 'Ana', ...full });
    const id = keepTable([last, player({ name: 'Bo', ...fresh })]);
    const { user } = await openEntry(id);
    await user.press(radio('Goddess of Love'));
    expect(
      screen.getByRole('heading', { name: 'How many Worshipers are left?' }),
    ).toBeOnTheScreen();
    await user.press(radio('10'));
    expect(playerOf(id)).toMatchObject({ god: 'love', worshipers: 10 });
    await user.press(button('Next: Bo'));
    expect(screen.getByRole('heading', { name: 'Bo' })).toBeOnTheScreen();
    expect(button('row 1, tile 1: empty')).toBeSelected();
  });

  test('a God that somebody else has is refused, with who has it', async () => {
    const id = keepTable([player(full), player({ name: 'Bo', god: 'fire' })]);
    const { user } = await openEntry(id);
    const taken = radio('Goddess of Fire, taken: Bo');
    expect(taken).toBeDisabled();
    await user.press(taken);
    expect(playerOf(id).god).toBeNull();
    expect(screen.getByText('Bo already has this tile: Goddess of Fire.')).toBeOnTheScreen();
  });

  test('Death can lie under a Cancelation token', async () => {
    const id = keepTable([player(full), player(fresh)]);
    const { user } = await openEntry(id);
    await user.press(radio('God of Death'));
    await user.press(screen.getByRole('switch', { name: 'Cancelation token on the God of Death' }));
    expect(playerOf(id)).toMatchObject({ god: 'death', godCancelled: true });
    expect(button('God: God of Death, Cancelation token')).toBeOnTheScreen();
  });

  test('the last player leads to the table', async () => {
    const id = keepTable([player({ name: 'Ana' }), player({ name: 'Bo', god: 'fire' })]);
    const { user } = await openEntry(id, 2);
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    await user.press(button('To the table'));
    expect(screen.getByRole('heading', { name: 'Table' })).toBeOnTheScreen();
  });

  test('a pyramid without a table is complete with its points', async () => {
    await openEntry(keepTable([player({ god: 'apprentice' })], 'solo'));
    expect(screen.getByText(/^Pyramid complete: 2.CPs\.$/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'To the table' })).toBeNull();
  });

  test('God, Worshipers and every cell can be turned to again', async () => {
    const id = keepTable([player({ god: 'love', worshipers: 3 }), player({ god: 'fire' })]);
    const { user } = await openEntry(id);
    await user.press(button('God: Goddess of Love'));
    await user.press(radio('Goddess of Nature'));
    await user.press(button('Worshipers: 3'));
    await user.press(radio('4'));
    expect(playerOf(id)).toMatchObject({ god: 'nature', worshipers: 4 });
    await user.press(button(/^row 4, tile 1/));
    expect(button('Change')).toBeOnTheScreen();
  });
});

describe('undo and redo', () => {
  test('take a tile back and put it there again', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    expect(button('Undo')).toBeDisabled();
    await user.press(button('row 2, tile 2: empty'));
    await user.press(button('Wilderness, place it'));
    await user.press(button('Undo'));
    expect(button('row 2, tile 2: empty')).toBeSelected();
    expect(button('Undo')).toBeDisabled();
    await user.press(button('Redo'));
    expect(button(/^row 2, tile 2: Wilderness/)).toBeOnTheScreen();
    expect(button('Redo')).toBeDisabled();
  });

  test('say so where they change another player’s pyramid', async () => {
    const ana = player({ name: 'Ana', ...fresh, pyramid: pyramid([0, 0, WILD]) });
    const { user } = await openEntry(keepTable([ana, player({ name: 'Bo', ...fresh })]), 2);
    await user.press(button('Undo'));
    expect(screen.getByText('This changed the pyramid of Ana.')).toBeOnTheScreen();
  });
});

describe('what is not there', () => {
  test('a table that was deleted leads Home', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    deleteTable(id);
    const { user } = await openEntry(id);
    expect(screen.getByText('This table is no longer on this device.')).toBeOnTheScreen();
    await user.press(screen.getAllByRole('button', { name: 'Home' })[0] ?? button('Home'));
    expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
  });

  test.each([0, 3, 'x'])('seat %s of two', async (seat) => {
    const id = createTable('table', ['Ana', 'Bo']);
    await openAt(`table/${id}/player/${seat}`);
    expect(screen.getByText('Nobody sits at this place of the table.')).toBeOnTheScreen();
  });
});

test('a full device is said at once, and the entry goes on', async () => {
  const { user } = await openEntry(createTable('table', ['Ana', 'Bo']));
  jest.spyOn(keyValue, 'set').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await user.press(button('Wilderness, place it'));
  expect(screen.getByRole('alert')).toHaveTextContent(/storage of this device is full/);
  expect(button(/^row 1, tile 1: Wilderness/)).toBeOnTheScreen();
});
