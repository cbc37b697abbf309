import { screen } from '@testing-library/react-native';
import { boxStore } from '../../src/storage/boxStore';
import { getTable } from '../../src/storage/tables';
import { forest, player, pyramid, temple, village, volcano } from '../support/build';
import { freshDevice } from '../support/freshDevice';
import { keepTable } from '../support/keepTable';
import { setupApp } from '../support/setupApp';

beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const faces = () => boxStore.get().map(({ face }) => face);

async function openBox() {
  const { user } = await setupApp();
  await user.press(button(/^The box\./));
  return user;
}

const entered = () =>
  keepTable([
    player({
      name: 'Ana',
      pyramid: pyramid(
        [0, 0, village(4)],
        [0, 1, forest(3, 2, 'red', 'blue')],
        [0, 2, temple({ mystic: 7, temples: 2, level: 3 })],
      ),
    }),
    player({ name: 'Bo', pyramid: pyramid([0, 0, volcano(5)]) }),
  ]);

test('an empty box says what will be here', async () => {
  await openBox();
  expect(screen.getByText(/^Nothing here yet\./)).toBeOnTheScreen();
});

test('every tile entered is here, by colour and with all that is printed', async () => {
  entered();
  await openBox();
  expect(screen.getByRole('heading', { name: 'Red' })).toBeOnTheScreen();
  expect(screen.getByText(/^3.points, needs 2 of red or blue around it$/)).toBeOnTheScreen();
  expect(
    screen.getByText(/^0.points, 2.Temple symbols, Mystic Value 7, level 3$/),
  ).toBeOnTheScreen();
  expect(screen.getAllByText(/^1.use$/)).toHaveLength(4);
});

test('a colour shows its own tiles only', async () => {
  entered();
  const user = await openBox();
  await user.press(screen.getByRole('tab', { name: 'Green' }));
  expect(screen.getByRole('heading', { name: 'Forest' })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'Volcano' })).toBeNull();
});

test('a corrected tile is corrected in the box, and the game keeps what it was scored with', async () => {
  const id = entered();
  const user = await openBox();
  await user.press(button(/^Correct green Forest/));
  await user.press(button('Creation Points: more'));
  await user.press(button('Neighbors needed: less'));
  await user.press(screen.getByRole('checkbox', { name: 'blue', checked: true }));
  await user.press(screen.getByRole('radio', { name: '2' }));
  await user.press(button('Save'));
  expect(faces()).toContainEqual({ ...forest(4, 1, 'red'), level: 2 });
  expect(faces()).not.toContainEqual(forest(3, 2, 'red', 'blue'));
  expect(getTable(id)?.timeline.states.at(-1)?.players[0]?.pyramid[1]).toEqual(
    forest(3, 2, 'red', 'blue'),
  );
});

test('a forest keeps at least one colour', async () => {
  boxStore.update(() => [{ face: forest(3, 2, 'red'), uses: 1 }]);
  const user = await openBox();
  await user.press(button(/^Correct/));
  await user.press(screen.getByRole('checkbox', { name: 'red', checked: true }));
  expect(screen.getByRole('checkbox', { name: 'red', checked: true })).toBeOnTheScreen();
});

test('a correction that is called off changes nothing', async () => {
  entered();
  const before = boxStore.get();
  const user = await openBox();
  await user.press(button(/^Correct white Temple/));
  await user.press(button('Mystic Value: more'));
  await user.press(button('Cancel'));
  expect(boxStore.get()).toEqual(before);
});

test('a removed tile can be had back', async () => {
  entered();
  const before = boxStore.get();
  const user = await openBox();
  await user.press(button(/^Remove red Volcano/));
  expect(faces()).not.toContainEqual(volcano(5));
  await user.press(button('Undo'));
  expect(boxStore.get()).toEqual(before);
});
