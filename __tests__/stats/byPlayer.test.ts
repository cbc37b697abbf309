import fc from 'fast-check';
import { byPlayer } from '../../src/stats/byPlayer';
import { isSharedWin } from '../../src/stats/isSharedWin';
import { digestsArb, game, seat } from './games';

test('a player has games, wins, average, best and places', () => {
  const [ana, bo, cy] = byPlayer([
    game(3, ['Ana', 50], ['Bo', 30], ['Cy', 20]),
    game(2, ['Ana', 20], ['Bo', 45]),
    game(1, ['Ana', 35], ['Bo', 35]),
  ]);
  expect(ana).toMatchObject({
    name: 'Ana',
    games: 3,
    wins: 2,
    shared: 1,
    average: 35,
    best: 50,
    places: { 1: 2, 2: 1, 3: 0, 4: 0 },
  });
  expect(bo).toMatchObject({ name: 'Bo', games: 3, wins: 2, shared: 1, best: 45 });
  expect(cy).toMatchObject({ name: 'Cy', games: 1, wins: 0, places: { 1: 0, 2: 0, 3: 1, 4: 0 } });
});

test('a category is averaged over all games of the player', () => {
  const one = (forests: number) => ({
    id: 'x',
    playedAt: 0,
    players: [seat({ name: 'Ana', rank: 1, total: 40, points: { forests, wilderness: -2 } })],
  });
  const [ana] = byPlayer([one(10), one(4)]);
  expect(ana?.categories).toMatchObject({ forests: 7, wilderness: -2, villages: 35 });
});

test('two people of one name at one table are two results under it', () => {
  const [ana, ...others] = byPlayer([game(1, ['Ana', 50], ['Ana', 30])]);
  expect(others).toEqual([]);
  expect(ana).toMatchObject({ games: 2, wins: 1, shared: 0, average: 40, best: 50 });
  expect(ana?.places).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0 });
});

test('nobody has played no games', () => {
  expect(byPlayer([])).toEqual([]);
});

test('wins of all add up to the first places of all games', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      const players = byPlayer(games);
      const sum = (pick: (one: (typeof players)[number]) => number) =>
        players.reduce((total, one) => total + pick(one), 0);
      const firsts = games.map((one) => one.players.filter(({ rank }) => rank === 1).length);
      expect(sum(({ wins }) => wins)).toBe(firsts.reduce((all, count) => all + count, 0));
      expect(sum(({ wins, shared }) => wins - shared)).toBe(
        games.filter((one) => !isSharedWin(one)).length,
      );
    }),
  );
});

test('places add up to games, and nobody is better on average than at best', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      for (const { places, games: played, average, best } of byPlayer(games)) {
        expect(places[1] + places[2] + places[3] + places[4]).toBe(played);
        expect(average).toBeLessThanOrEqual(best);
      }
    }),
  );
});

test('categories add up to the average total', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      for (const { categories, average } of byPlayer(games)) {
        const sum = Object.values(categories).reduce((total, value) => total + value, 0);
        expect(sum).toBeCloseTo(average, 6);
      }
    }),
  );
});
