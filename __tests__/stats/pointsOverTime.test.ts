import fc from 'fast-check';
import { MOST_DOTS, pointsOverTime } from '../../src/stats/pointsOverTime';
import { digestsArb, game, manyGames } from './games';

test('the line goes from the earliest game to the latest, whatever order they come in', () => {
  const games = [
    game(30, ['Ana', 41], ['Bo', 1]),
    game(10, ['Ana', 50], ['Bo', 2]),
    game(20, ['Ana', 33], ['Cy', 3]),
  ];
  expect(pointsOverTime(games, 'Ana')).toEqual({
    dots: [
      { from: 10, to: 10, games: 1, total: 50 },
      { from: 20, to: 20, games: 1, total: 33 },
      { from: 30, to: 30, games: 1, total: 41 },
    ],
    perDot: 1,
    lowest: 33,
    highest: 50,
    last: 41,
  });
});

test('somebody who did not play has no line', () => {
  expect(pointsOverTime([game(1, ['Ana', 1], ['Bo', 2])], 'Cy')).toBeNull();
});

test('a game without a date comes first', () => {
  const games = [game(5, ['Ana', 1]), game(NaN, ['Ana', 2]), game(3, ['Ana', 3])];
  expect(pointsOverTime(games, 'Ana')?.dots.map(({ total }) => total)).toEqual([2, 3, 1]);
});

test('more games than fit are averaged in equal groups', () => {
  const games = Array.from({ length: 2 * MOST_DOTS + 1 }, (_, at) => game(at, ['Ana', at]));
  const line = pointsOverTime(games, 'Ana');
  expect(line?.perDot).toBe(3);
  expect(line?.dots).toHaveLength(41);
  expect(line?.dots[0]).toEqual({ from: 0, to: 2, games: 3, total: 1 });
  expect(line?.dots[40]).toEqual({ from: 120, to: 120, games: 1, total: 120 });
  expect(line).toMatchObject({ lowest: 0, highest: 120, last: 120 });
});

test('every game is behind one dot, and there are never too many', () => {
  const line = pointsOverTime(manyGames(3000), 'Player 5');
  expect(line?.dots.length).toBeLessThanOrEqual(MOST_DOTS);
  fc.assert(
    fc.property(digestsArb, (games) => {
      const seats = games.flatMap(({ players }) => players.filter(({ name }) => name === 'Bo'));
      const { dots, lowest, highest } = pointsOverTime(games, 'Bo') ?? { dots: [] };
      expect(dots.reduce((sum, dot) => sum + dot.games, 0)).toBe(seats.length);
      for (const { total } of dots) {
        expect(total).toBeGreaterThanOrEqual(lowest ?? NaN);
        expect(total).toBeLessThanOrEqual(highest ?? NaN);
      }
    }),
  );
});
