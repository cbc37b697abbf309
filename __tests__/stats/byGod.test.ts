import fc from 'fast-check';
import { byGod } from '../../src/stats/byGod';
import { digestsArb, game, seat } from './games';

test('a God has times, wins, its holders’ average and its own bonus', () => {
  const stats = byGod([
    game(1, ['Ana', 50, 'fire'], ['Bo', 30, 'love']),
    {
      id: 'x',
      playedAt: 2,
      players: [
        seat({ name: 'Bo', rank: 2, total: 20, god: 'fire', points: { god: 3 } }),
        seat({ name: 'Cy', rank: 1, total: 40 }),
      ],
    },
  ]);
  expect(stats).toEqual([
    { god: 'fire', times: 2, wins: 1, average: 35, bonus: 1.5 },
    { god: 'love', times: 1, wins: 0, average: 30, bonus: 0 },
  ]);
});

test('Gods were held as often as players held one', () => {
  fc.assert(
    fc.property(digestsArb, (games) => {
      const held = games.flatMap(({ players }) => players.filter(({ god }) => god !== null));
      const stats = byGod(games);
      expect(stats.reduce((sum, { times }) => sum + times, 0)).toBe(held.length);
      for (const { wins, times } of stats) expect(wins).toBeLessThanOrEqual(times);
    }),
  );
});
