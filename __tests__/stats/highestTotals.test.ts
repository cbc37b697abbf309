import fc from 'fast-check';
import { highestTotals } from '../../src/stats/highestTotals';
import { digestsArb, game } from './games';

test('a game with two of the highest totals is there twice', () => {
  const high = game(1, ['Ana', 60], ['Bo', 55]);
  const low = game(2, ['Ana', 30], ['Cy', 50]);
  expect(highestTotals([low, high], 3)).toEqual([
    { game: high, seat: 0, total: 60 },
    { game: high, seat: 1, total: 55 },
    { game: low, seat: 1, total: 50 },
  ]);
});

test('they are the five highest totals of all', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      const all = games.flatMap(({ players }) => players.map(({ total }) => total));
      expect(highestTotals(games).map(({ total }) => total)).toEqual(
        all.sort((a, b) => b - a).slice(0, 5),
      );
    }),
  );
});
