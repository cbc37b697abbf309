import fc from 'fast-check';
import { filterGames, PERIODS, PLAYER_COUNTS } from '../../src/stats/filterGames';
import { DAY, digestsArb, game } from './games';

const NOW = 1000 * DAY;
const duel = game(NOW - 10 * DAY, ['Ana', 40], ['Bo', 30]);
const three = game(NOW - 100 * DAY, ['Ana', 40], ['Bo', 30], ['Cy', 20]);
const old = game(NOW - 400 * DAY, ['Ana', 40], ['Bo', 30]);
const undated = game(NaN, ['Ana', 40], ['Bo', 30]);
const all = [duel, three, old, undated];

test.each([
  ['all', 'all', all],
  [2, 'all', [duel, old, undated]],
  [3, 'all', [three]],
  [4, 'all', []],
  ['all', 'year', [duel, three]],
  ['all', 'month', [duel]],
  [3, 'month', []],
] as const)('of %s players and the period "%s" are the right games', (players, period, left) => {
  expect(filterGames(all, { players, period }, NOW)).toEqual(left);
});

test('a game on the edge of 30 days is inside, a moment earlier it is not', () => {
  const edge = game(NOW - 30 * DAY, ['Ana', 1], ['Bo', 0]);
  const before = game(NOW - 30 * DAY - 1, ['Ana', 1], ['Bo', 0]);
  expect(filterGames([edge, before], { players: 'all', period: 'month' }, NOW)).toEqual([edge]);
});

test('a filter invents no game, keeps the order, and a shorter period leaves no more', () => {
  fc.assert(
    fc.property(digestsArb, fc.constantFrom(...PLAYER_COUNTS), (games, players) => {
      const [whole = [], year = [], month = []] = PERIODS.map((period) =>
        filterGames(games, { players, period }, 900 * DAY),
      );
      expect(whole).toEqual(games.filter((one) => whole.includes(one)));
      expect(year).toEqual(whole.filter((one) => year.includes(one)));
      expect(month).toEqual(year.filter((one) => month.includes(one)));
      for (const one of whole) expect([one.players.length, 'all']).toContain(players);
    }),
  );
});

test('the player counts share out all games', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      const parts = ([2, 3, 4] as const).map(
        (players) => filterGames(games, { players, period: 'all' }, 0).length,
      );
      expect(parts.reduce((sum, part) => sum + part)).toBe(games.length);
    }),
  );
});
