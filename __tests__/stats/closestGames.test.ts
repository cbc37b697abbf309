import fc from 'fast-check';
import { closestGames } from '../../src/stats/closestGames';
import { digestsArb, game, seat } from './games';

test('the smallest margin comes first, a shared victory before all', () => {
  const far = game(1, ['Ana', 60], ['Bo', 30], ['Cy', 59]);
  const near = game(2, ['Ana', 40], ['Bo', 38]);
  const shared = game(3, ['Ana', 40], ['Bo', 40], ['Cy', 10]);
  const decided = {
    id: 'x',
    playedAt: 4,
    players: [seat({ name: 'Ana', rank: 1, total: 30 }), seat({ name: 'Bo', rank: 2, total: 30 })],
  };
  expect(closestGames([decided, near, far, shared])).toEqual([
    { game: shared, margin: 0, shared: true },
    { game: decided, margin: 0, shared: false },
    { game: far, margin: 1, shared: false },
    { game: near, margin: 2, shared: false },
  ]);
});

test('somebody alone was not close to anybody', () => {
  expect(closestGames([game(1, ['Ana', 40])])).toEqual([]);
});

test('they are the five smallest margins there are', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      const few = closestGames(games).map(({ margin }) => margin);
      const all = closestGames(games, games.length).map(({ margin }) => margin);
      expect(few).toEqual([...all].sort((a, b) => a - b).slice(0, 5));
    }),
  );
});
