import { screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { translations } from '../../src/i18n/translations';
import { REFERENCE_SECTIONS } from '../../src/screens/referenceSection';
import { keyValue } from '../../src/storage/keyValue';
import { keepAside, listRescued } from '../../src/storage/rescue';
import { createTable, getTable, listTables, restoreTable } from '../../src/storage/tables';
import { player, pyramid, village } from '../support/build';
import { freshDevice } from '../support/freshDevice';
import { keepTable } from '../support/keepTable';
import { setupApp } from '../support/setupApp';

// The clipboard is the system's; a phone's own cannot be read in a test.
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));

// The tab navigator ends its transitions on a timer; a real one would outlive the test.
beforeEach(() => {
  jest.useFakeTimers();
  freshDevice();
});
afterEach(() => jest.useRealTimers());

describe.each(['en', 'ru'] as const)('Home in %s', (language) => {
  const t = translations[language];

  test('says what this is, and that it is not the publisher’s', async () => {
    await setupApp({ language });
    expect(screen.getByRole('heading', { name: t.app.name })).toBeOnTheScreen();
    expect(screen.getByText(t.app.about)).toBeOnTheScreen();
    expect(screen.getByText(t.app.unofficial)).toBeOnTheScreen();
  });

  test.each(REFERENCE_SECTIONS)('leads straight to the section %s', async (section) => {
    const { title, hint } = t.reference.sections[section];
    const { user } = await setupApp({ language });
    await user.press(screen.getByRole('button', { name: `${title}. ${hint}` }));
    expect(screen.getByRole('heading', { name: t.reference.title })).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: hint })).toBeOnTheScreen();
    expect(screen.getByRole('tab', { name: title, selected: true })).toBeOnTheScreen();
  });
});

test('the words are those a Russian player reads', async () => {
  const { user } = await setupApp({ language: 'ru' });
  await user.press(screen.getByRole('button', { name: 'Боги. Что даёт каждый из них' }));
  expect(screen.getByRole('heading', { name: 'Богиня Праздности' })).toBeOnTheScreen();
  await user.press(screen.getByRole('tab', { name: 'Подсчёт' }));
  expect(screen.getByRole('heading', { name: 'Заглянуть в правила' })).toBeOnTheScreen();
});

test('a second visit goes to the section asked for, not to the last one', async () => {
  const { user } = await setupApp();
  await user.press(screen.getByRole('button', { name: /^Gods/ }));
  await user.press(screen.getByRole('tab', { name: 'Score' }));
  await user.press(screen.getByRole('button', { name: /^Setup/ }));
  expect(screen.getByRole('tab', { name: 'Setup', selected: true })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'God of Death' })).toBeNull();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const begun = (name: string) => player({ name, pyramid: pyramid([0, 0, village(4)]) });

test('an unfinished table is listed with its players, progress and age, and opens', async () => {
  keepTable([begun('Ana'), begun('Bo')]);
  const { user } = await setupApp();
  expect(screen.getByRole('progressbar', { name: 'Progress of Ana, Bo' })).toHaveAccessibilityValue(
    {
      min: 0,
      max: 28,
      now: 2,
      text: '2 of 28 tiles',
    },
  );
  await user.press(button('Ana, Bo. 2 of 28 tiles. just now'));
  expect(screen.getByRole('heading', { name: 'Table' })).toBeOnTheScreen();
  expect(button(/^Bo: 1 of 14 tiles/)).toBeOnTheScreen();
});

test('a deleted table can be had back with one press, to the last tap', async () => {
  const id = keepTable([begun('Ana'), begun('Bo')]);
  const before = getTable(id);
  const { user } = await setupApp();
  await user.press(button('Delete Ana, Bo'));
  expect(getTable(id)).toBeUndefined();
  expect(screen.getByText('Deleted: Ana, Bo')).toBeOnTheScreen();
  await user.press(button('Undo'));
  expect(getTable(id)).toEqual(before);
  expect(button(/^Ana, Bo\. 2 of 28/)).toBeOnTheScreen();
  expect(screen.queryByText('Deleted: Ana, Bo')).toBeNull();
});

test('a table that nobody touched is not listed, and makes room for the next', async () => {
  const untouched = createTable('table', ['Player 1', 'Player 2']);
  const { user } = await setupApp();
  expect(screen.queryByRole('heading', { name: 'Continue' })).toBeNull();
  await user.press(button('New game'));
  expect(screen.getByRole('heading', { name: 'Players' })).toBeOnTheScreen();
  expect(getTable(untouched)).toBeUndefined();
  expect(listTables()).toHaveLength(1);
});

test('a pyramid by itself can be renamed', async () => {
  const id = keepTable([begun('Me')], 'solo');
  const { user } = await setupApp();
  expect(button('Me. My pyramid only. 1 of 14 tiles. just now')).toBeOnTheScreen();
  await user.press(button('Rename Me'));
  await user.clear(screen.getByLabelText('Your name'));
  await user.type(screen.getByLabelText('Your name'), 'Zoë');
  expect(getTable(id)?.timeline.states.at(-1)?.players[0]?.name).toBe('Zoë');
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
});

test.each([
  ['{"version":1,"ki', /cut short/],
  ['{"version":99}', /newer version/],
  ['{"version":1,"kind":"chess"}', /does not hold what it should/],
])(
  'a table that reads %s is named, with the reason, and everything else works',
  async (raw, why) => {
    keepTable([begun('Ana'), begun('Bo')]);
    restoreTable('torn', raw);
    const { user } = await setupApp();
    expect(screen.getByRole('heading', { name: 'Table torn' })).toBeOnTheScreen();
    expect(screen.getByText(why)).toBeOnTheScreen();
    await user.press(button('Copy raw data'));
    expect(setStringAsync).toHaveBeenLastCalledWith(raw);
    expect(await screen.findByText('Copied.')).toBeOnTheScreen();
    await user.press(button('Delete'));
    expect(keyValue.getString('table.torn')).toBeUndefined();
    await user.press(button('Undo'));
    expect(keyValue.getString('table.torn')).toBe(raw);
    expect(button(/^Ana, Bo/)).toBeOnTheScreen();
  },
);

test('a record that was put aside is named and given out', async () => {
  keepAside('box', 'not a box');
  const { user } = await setupApp();
  expect(screen.getByRole('heading', { name: 'The box, as it was before' })).toBeOnTheScreen();
  await user.press(button('Copy raw data'));
  expect(setStringAsync).toHaveBeenLastCalledWith('not a box');
  await user.press(button('Delete'));
  expect(listRescued()).toEqual([]);
  await user.press(button('Undo'));
  expect(listRescued()).toEqual([{ key: 'rescue.box.1', raw: 'not a box' }]);
});

test('the gear leads to the settings, and back leads home', async () => {
  const { user } = await setupApp();
  await user.press(button('Settings'));
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
  await user.press(button('Back'));
  expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
});
