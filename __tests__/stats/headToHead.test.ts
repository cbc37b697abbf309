import fc from 'fast-check';
import { headToHead } from '../../src/stats/headToHead';
import { digestsArb, game, seat } from './games';

test('who came out ahead counts, also where somebody else won', () => {
  const games = [
    game(1, ['Ana', 30], ['Bo', 20], ['Cy', 60]),
    game(2, ['Bo', 40], ['Ana', 30]),
    game(3, ['Ana', 30], ['Bo', 30]),
    game(4, ['Ana', 30], ['Cy', 20]),
  ];
  expect(headToHead(games, 'Ana', 'Bo')).toEqual({ games: 3, aAhead: 1, bAhead: 1, level: 1 });
});

test('level totals that Worshipers decided are not level', () => {
  const decided = {
    id: 'x',
    playedAt: 0,
    players: [seat({ name: 'Ana', rank: 1, total: 30 }), seat({ name: 'Bo', rank: 2, total: 30 })],
  };
  expect(headToHead([decided], 'Ana', 'Bo')).toMatchObject({ aAhead: 1, level: 0 });
});

test('a name that sits at a table twice meets the other once, with its better place', () => {
  const games = [game(1, ['Ana', 10], ['Bo', 20], ['Ana', 30])];
  expect(headToHead(games, 'Ana', 'Bo')).toEqual({ games: 1, aAhead: 1, bAhead: 0, level: 0 });
});

test('nobody plays against themselves', () => {
  expect(headToHead([game(1, ['Ana', 10], ['Ana', 20])], 'Ana', 'Ana').games).toBe(0);
});

test('seen from the other side it is the same with sides swapped', () => {
  const nameArb = fc.constantFrom('Ana', 'Bo', 'Cy', 'Di');
  fc.assert(
    fc.property(digestsArb, nameArb, nameArb, (games, a, b) => {
      const { aAhead, bAhead, ...rest } = headToHead(games, a, b);
      expect(headToHead(games, b, a)).toEqual({ ...rest, aAhead: bAhead, bAhead: aAhead });
      expect(aAhead + bAhead + rest.level).toBe(rest.games);
    }),
  );
});
