import { screen, within } from '@testing-library/react-native';
import { boxStore } from '../../src/storage/boxStore';
import { createTable } from '../../src/storage/tables';
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
import { keepTable } from '../support/keepTable';
import {
  button,
  fresh,
  knows,
  onAFreshDevice,
  openEntry,
  playerOf,
  radio,
} from '../support/openEntry';

onAFreshDevice();

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
