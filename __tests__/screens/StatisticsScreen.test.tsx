import { act, screen } from '@testing-library/react-native';
import { GODS } from '../../src/engine/god';
import type { Language } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';
import { StatisticsPage } from '../../src/screens/statistics/StatisticsPage';
import type { GameDigest } from '../../src/stats/digest';
import { DAY, game, manyGames, november, seat } from '../stats/games';
import { freshDevice } from '../support/freshDevice';
import { setup } from '../support/setup';
import { setupApp } from '../support/setupApp';
import { at, keptGame } from './history/keptGame';

const plain = (text: unknown) => String(text).replaceAll('\u00A0', ' ');
const said = (role: 'img' | 'button') =>
  screen
    .getAllByRole(role)
    .map(({ props }) => plain(props['aria-label'] ?? props['accessibilityLabel']));
const shownNames = () =>
  screen
    .getAllByRole('heading')
    .filter(({ props }) => props['aria-level'] === 3)
    .map(({ props }) => String(props['children']));

const NOW = november(18);

const GAMES: readonly GameDigest[] = [
  {
    id: 'latest',
    playedAt: november(12),
    players: [
      seat({
        name: 'Ana',
        rank: 1,
        total: 47,
        god: 'fire',
        points: { forests: 12, wilderness: -3, god: 3 },
      }),
      seat({ name: 'Bo', rank: 2, total: 41, god: 'love', points: { god: 1 } }),
    ],
  },
  game(november(3), ['Bo', 50], ['Ana', 44], ['Cy', 20]),
  game(november(1) - 200 * DAY, ['Ana', 38], ['Bo', 38], ['Cy', 37]),
  game(november(1) - 500 * DAY, ['Cy', 33], ['Di', 30]),
];

function open(digests: readonly GameDigest[] = GAMES, language: Language = 'en') {
  const onOpen = jest.fn();
  return {
    onOpen,
    ...setup(<StatisticsPage digests={digests} now={NOW} onOpen={onOpen} />, { language }),
  };
}

describe('players', () => {
  test('have games, wins, average, best and places', () => {
    open();
    expect(shownNames().slice(0, 4)).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
    expect(screen.getAllByText('2 (1 shared)')).toHaveLength(2);
    expect(screen.getAllByText('43.0')).not.toHaveLength(0);
    expect(said('img')[0]).toBe(
      'Places of Ana: place 1: 2 times, place 2: 1 time, place 3: 0 times, place 4: 0 times',
    );
  });

  test('beyond a dozen are shown when somebody asks', async () => {
    const { user } = open(manyGames(400));
    expect(shownNames().filter((name) => name.startsWith('Player'))).toHaveLength(12);
    await user.press(screen.getByLabelText('Show all 40', { exact: true }));
    expect(shownNames().filter((name) => name.startsWith('Player'))).toHaveLength(40);
    expect(screen.queryByLabelText('Show all 40', { exact: true })).toBeNull();
  });
});

describe('one player', () => {
  test('has a line of points that is read out', () => {
    open();
    expect(said('img')).toContain(
      'Points of Ana over time: 3 games, Apr 15, 2026 to Nov 12, 2026. ' +
        'Lowest 38, Highest 47, Last 47. In order: 38; 44; 47',
    );
  });

  test('is shown where points come from, also those that were lost', async () => {
    const { user } = open([GAMES[0] ?? game(0)]);
    const sources = () => said('img').find((label) => label.startsWith('Average CPs'));
    expect(sources()).toBe(
      'Average CPs a game of Ana: Villages 35.0; Forests 12.0; Volcanoes 0.0; Irrigation 0.0; ' +
        'Sacred Stones 0.0; Other tiles 0.0; Wilderness −3.0; Temple token 0.0; God 3.0',
    );
    const [ofBo] = screen.getAllByRole('radio', { name: 'Bo' });
    if (ofBo === undefined) throw new Error('nobody to choose');
    expect(ofBo).not.toBeChecked();
    await user.press(ofBo);
    expect(ofBo).toBeChecked();
    expect(sources()).toMatch(/^Average CPs a game of Bo: Villages 40.0; /);
  });

  test('with very many games gets averages, and is told so', () => {
    open(Array.from({ length: 130 }, (_, index) => game(index * DAY, ['Ana', 200], ['Bo', index])));
    expect(screen.getByText(/^Each dot is the average of 3\sgames in a row\.$/)).toBeOnTheScreen();
    expect(said('img').find((label) => label.startsWith('Points of Ana'))).toMatch(
      /Each dot is the average of 3 games in a row\. In order: 200\.0; 200\.0/,
    );
  });
});

describe('head to head', () => {
  const duel = () => said('img').find((label) => label.includes(' against '));
  const choose = (side: number, name: string) => {
    const chip = screen.getAllByRole('radio', { name })[side];
    if (chip === undefined) throw new Error(`no chip for ${name}`);
    return chip;
  };

  test('begins with the two who play most', () => {
    open();
    expect(duel()).toBe('Ana against Bo: Ana ahead 1, Bo ahead 1, Level 1');
    expect(screen.getByText(/^3\sgames at one table$/)).toBeOnTheScreen();
  });

  test('compares whom somebody chooses; choosing the other side’s player swaps them', async () => {
    const { user } = open();
    await user.press(choose(2, 'Cy'));
    expect(duel()).toBe('Ana against Cy: Ana ahead 2, Cy ahead 0, Level 0');
    await user.press(choose(1, 'Cy'));
    expect(duel()).toBe('Cy against Ana: Cy ahead 0, Ana ahead 2, Level 0');
  });

  test('says so where two never met', async () => {
    const { user } = open();
    await user.press(choose(2, 'Di'));
    expect(screen.getByText('Ana and Di have not played at one table.')).toBeOnTheScreen();
    expect(duel()).toBeUndefined();
  });
});

test('Gods tell how often they were held, how it went, and which were not', () => {
  open();
  const { gods } = translations.en;
  const lines = screen.getAllByText(/^held/).map(({ props }) => plain(props['children']));
  expect(lines).toEqual([
    'held 1 time · 1 win · average 47.0 CPs · bonus 3.0',
    'held 1 time · 0 wins · average 41.0 CPs · bonus 1.0',
  ]);
  const others = GODS.filter((god) => god !== 'fire' && god !== 'love').map((god) => gods[god]);
  expect(screen.getByText(`Not held yet: ${others.join(', ')}.`)).toBeOnTheScreen();
});

test('the closest and the highest games lead to the game', async () => {
  const { user, onOpen } = open();
  expect(said('button')).toEqual([
    'Shared victory. Apr 15, 2026. Ana 38, Bo 38, Cy 37',
    '3 CPs apart. Jun 19, 2025. Cy 33, Di 30',
    '6 CPs apart. Nov 12, 2026. Ana 47, Bo 41',
    '6 CPs apart. Nov 3, 2026. Bo 50, Ana 44, Cy 20',
    'Bo 50 CPs. Nov 3, 2026. Bo 50, Ana 44, Cy 20',
    'Ana 47 CPs. Nov 12, 2026. Ana 47, Bo 41',
    'Ana 44 CPs. Nov 3, 2026. Bo 50, Ana 44, Cy 20',
    'Bo 41 CPs. Nov 12, 2026. Ana 47, Bo 41',
    'Ana 38 CPs. Apr 15, 2026. Ana 38, Bo 38, Cy 37',
  ]);
  await user.press(screen.getByRole('button', { name: /^Ana 47\sCPs/ }));
  expect(onOpen).toHaveBeenCalledWith('latest');
});

test('a filter counts only its games, and says so where none are left', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent(/^4\sgames$/);
  await user.press(screen.getByRole('radio', { name: '12 months' }));
  expect(screen.getByRole('radio', { name: '12 months' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent(/^3\sgames$/);
  await user.press(screen.getByRole('radio', { name: '30 days' }));
  await user.press(screen.getByRole('radio', { name: '2' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^1\sgame$/);
  await user.press(screen.getByRole('radio', { name: '4' }));
  expect(screen.getByRole('heading', { name: 'No such games' })).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Show all games' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^4\sgames$/);
});

test.each(['de', 'pl', 'ru'] as const)('every part is there in %s', (language) => {
  open(GAMES, language);
  const { stats } = translations[language];
  for (const { title } of [
    stats.players,
    stats.one,
    stats.duel,
    stats.gods,
    stats.closest,
    stats.highest,
  ]) {
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  }
});

describe('in the app', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    freshDevice();
  });
  afterEach(() => jest.useRealTimers());

  async function openTab() {
    const { user } = await setupApp();
    await user.press(screen.getByRole('tab', { name: 'Statistics' }));
    act(() => jest.runOnlyPendingTimers());
    return user;
  }

  test('without games it says what will be here and leads to where it begins', async () => {
    const user = await openTab();
    expect(screen.getByRole('heading', { name: 'No games yet' })).toBeOnTheScreen();
    expect(screen.getByText(/^After your first scored game/)).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Score a game' }));
    expect(screen.getByRole('heading', { name: 'Orbis Scorer' })).toBeOnTheScreen();
  });

  test('kept games are counted, and a row opens its game', async () => {
    keptGame(at(2026, 10, 3), { Ana: 40, Bo: 31 });
    keptGame(at(2026, 10, 9), { Bo: 47, Ana: 41 });
    const user = await openTab();
    expect(screen.getByRole('status')).toHaveTextContent(/^2\sgames$/);
    await user.press(screen.getByRole('button', { name: /^Bo 47\sCPs\. Oct 9, 2026/ }));
    expect(screen.getByRole('heading', { name: 'Result' })).toBeOnTheScreen();
  });
});
