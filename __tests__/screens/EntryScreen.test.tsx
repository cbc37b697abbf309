import { screen, within } from '@testing-library/react-native';
import { act } from 'react';
import { Linking } from 'react-native';
import { Navigation } from '../../src/navigation/Navigation';
import type { DraftPlayer } from '../../src/engine/table';
import type { Region } from '../../src/engine/tile';
import { currentTable } from '../../src/engine/edit/timeline';
import { boxStore } from '../../src/storage/boxStore';
import { keyValue } from '../../src/storage/keyValue';
import { createTable, deleteTable, getTable } from '../../src/storage/tables';
import {
  at,
  forest,
  irrigation,
  player,
  pyramid,
  temple,
  village,
  volcano,
  WILD,
} from '../support/build';
import { freshDevice } from '../support/freshDevice';
import { keepTable } from '../support/keepTable';
import { setup } from '../support/setup';

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const fresh = { god: null, worshipers: null, pyramid: pyramid() } satisfies Partial<DraftPlayer>;

/** Opens an entry by its address, as a link or a reload does. */
async function openAt(address: string) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`orbiscompanion://${address}`);
  const app = setup(<Navigation />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(10);
  });
  return app;
}

const openEntry = (id: string, seat = 1) => openAt(`table/${id}/player/${seat}`);

function knows(...faces: Region[]) {
  boxStore.update(() => faces.map((face, index) => ({ face, uses: faces.length - index })));
}

function playerOf(id: string, seat = 0): DraftPlayer {
  const saved = getTable(id);
  const found = saved === undefined ? undefined : currentTable(saved.timeline).players[seat];
  if (found === undefined) throw new Error('no such player');
  return found;
}

describe('placing tiles', () => {
  test('a Wilderness takes one press, and the cursor moves on by itself', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    expect(screen.getByRole('heading', { name: 'Ana' })).toBeOnTheScreen();
    expect(button('row 1, tile 1: empty')).toBeSelected();
    await user.press(button('Wilderness, place it'));
    expect(button(/^row 1, tile 1: Wilderness, −1.point/)).not.toBeSelected();
    expect(button('row 1, tile 2: empty')).toBeSelected();
    expect(screen.getByText(/^−1.CP$/)).toBeOnTheScreen();
    expect(playerOf(id).pyramid[0]).toEqual(WILD);
  });

  test('a known tile takes two, and its colour stays for the next', async () => {
    knows(village(4), village(5));
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    await user.press(radio('yellow'));
    await user.press(button(/^yellow Village, 4.points$/));
    await user.press(button(/^yellow Village, 5.points$/));
    expect(radio('yellow')).toBeChecked();
    expect(playerOf(id).pyramid.slice(0, 2)).toEqual([village(4), village(5)]);
    expect(screen.getByText(/^9.CPs$/)).toBeOnTheScreen();
  });

  test('the likely tile comes first', async () => {
    knows(village(7), village(2));
    const { user } = await openEntry(createTable('table', ['Ana', 'Bo']));
    await user.press(radio('yellow'));
    const offers = within(screen.getByLabelText('Tiles of this color'));
    expect(
      offers.getAllByRole('button').map(({ props }) => String(props['accessibilityLabel'])),
    ).toEqual([expect.stringMatching(/7.points/), expect.stringMatching(/2.points/)]);
  });

  test('a tile on the table is offered only when asked for, and seen twice it says so', async () => {
    knows(village(4));
    const id = keepTable([
      player({ ...fresh, pyramid: pyramid([0, 0, village(4)]) }),
      player(fresh),
    ]);
    const { user } = await openEntry(id, 2);
    await user.press(radio('yellow'));
    expect(screen.queryByRole('button', { name: /Village, 4/ })).toBeNull();
    await user.press(button('Known tiles'));
    await user.press(button('Already on the table (1)'));
    expect(screen.getByText(/^Most boxes hold each tile once/)).toBeOnTheScreen();
    await user.press(button(/^yellow Village, 4.points$/));
    expect(button(/^row 1, tile 1: yellow Village.*on this table twice$/)).toBeOnTheScreen();
  });

  test('a tile that breaks placement rule 3 is warned of and not forbidden', async () => {
    knows(volcano(3));
    const base = pyramid([0, 0, village(4)], [0, 1, village(5)]);
    const { user } = await openEntry(
      keepTable([player({ ...fresh, pyramid: base }), player(fresh)]),
    );
    await user.press(button('row 2, tile 1: empty'));
    await user.press(radio('red'));
    await user.press(button(/^red Volcano, 3.points$/));
    expect(button(/^row 2, tile 1: red Volcano.*not allowed here/)).toBeOnTheScreen();
  });
});

describe('a tile never seen', () => {
  const inGroup = (group: string) => within(screen.getByLabelText(group));

  test('is placed in three presses where it is a village, and the box learns it', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    await user.press(radio('yellow'));
    expect(radio('Village')).toBeChecked();
    expect(button('Place')).toBeDisabled();
    await user.press(inGroup('Creation Points').getByRole('radio', { name: '4' }));
    await user.press(button('Place'));
    expect(playerOf(id).pyramid[0]).toEqual(village(4));
    expect(boxStore.get()).toEqual([{ face: village(4), uses: 1 }]);
  });

  test('is told by count and colours where it is a forest', async () => {
    knows(forest(2, 1, 'red'));
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    await user.press(radio('green'));
    await user.press(inGroup('Other tile, its CPs').getByRole('button', { name: '5' }));
    expect(screen.getByText('Choose a neighbor color')).toBeOnTheScreen();
    await user.press(inGroup('Neighbors it needs').getByRole('radio', { name: '3' }));
    await user.press(inGroup('In these colors').getByRole('checkbox', { name: 'blue' }));
    await user.press(button('Place'));
    expect(playerOf(id).pyramid[0]).toEqual(forest(5, 3, 'blue'));
    expect(button(/0 of 3 neighbors, does not score yet$/)).toBeOnTheScreen();
  });

  test('is told by its mystic value where it is a temple', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    await user.press(radio('white'));
    await user.press(inGroup('Mystic Value').getByRole('button', { name: '1' }));
    await user.press(inGroup('Mystic Value: 1').getByRole('button', { name: '2' }));
    await user.press(button('Place'));
    expect(playerOf(id).pyramid[0]).toEqual(temple({ mystic: 12 }));
  });

  test('is told by the colour below where it is an irrigation', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    await user.press(radio('blue'));
    await user.press(inGroup('Creation Points').getByRole('radio', { name: '3' }));
    await user.press(inGroup('Color it needs right below').getByRole('radio', { name: 'green' }));
    await user.press(button('Place'));
    expect(playerOf(id).pyramid[0]).toEqual(irrigation(3, 'green'));
  });

  test('can be worth more than the squares show', async () => {
    const id = createTable('table', ['Ana', 'Bo']);
    const { user } = await openEntry(id);
    await user.press(radio('red'));
    await user.press(button('One more point'));
    await user.press(button('One more point'));
    await user.press(button('Place'));
    expect(playerOf(id).pyramid[0]).toEqual(volcano(11));
  });
});

describe('a placed tile', () => {
  const open = () => {
    const placed = pyramid([0, 0, village(4)], [0, 1, WILD]);
    const id = keepTable([player({ ...fresh, pyramid: placed }), player(fresh)]);
    return openEntry(id).then((app) => ({ id, ...app }));
  };

  test('says what it scores and why, and takes a Cancelation token', async () => {
    const { user, id } = await open();
    await user.press(button(/^row 1, tile 1: yellow Village/));
    expect(screen.getByText(/^4.CPs: no Cancelation token on it, scores\.$/)).toBeOnTheScreen();
    await user.press(screen.getByRole('switch', { name: 'Cancelation token' }));
    expect(playerOf(id).pyramid[0]).toEqual(village(4, { cancelled: true }));
    expect(button(/^row 1, tile 1:.*under a Cancelation token, does not score$/)).toBeOnTheScreen();
    await user.press(button('Done'));
    expect(screen.getByText(/^Choose the color/)).toBeOnTheScreen();
  });

  test('is swapped with the cell tapped next', async () => {
    const { user, id } = await open();
    await user.press(button(/^row 1, tile 1: yellow Village/));
    await user.press(button('Swap'));
    await user.press(button('row 1, tile 5: empty'));
    expect(playerOf(id).pyramid[0]).toBeNull();
    expect(playerOf(id).pyramid[at(0, 4)]).toEqual(village(4));
  });

  test('is changed without being taken away first', async () => {
    const { user, id } = await open();
    await user.press(button(/^row 1, tile 1: yellow Village/));
    await user.press(button('Change'));
    await user.press(button('Wilderness, place it'));
    expect(playerOf(id).pyramid[0]).toEqual(WILD);
    expect(button('row 1, tile 3: empty')).toBeSelected();
  });

  test('is cleared, and the cursor waits there', async () => {
    const { user, id } = await open();
    await user.press(button(/^row 1, tile 2: Wilderness/));
    await user.press(button('Clear'));
    expect(playerOf(id).pyramid[1]).toBeNull();
    expect(button('row 1, tile 2: empty')).toBeSelected();
  });
});

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
