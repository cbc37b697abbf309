import fc from 'fast-check';
import { CATEGORIES, categoriesOf, cellsIn, TILE_CATEGORIES } from '../../src/engine/categories';
import { CELLS } from '../../src/engine/geometry';
import { scoreTable } from '../../src/engine/score';
import { forest, player, pyramid, table, temple, village, WILD } from '../support/build';
import { draftTableArb } from '../support/arbitraries';

test('the categories of every player add up to the total', () => {
  fc.assert(
    fc.property(draftTableArb, (drawn) => {
      const { players } = scoreTable(drawn);
      drawn.players.forEach((one, seat) => {
        const score = players[seat];
        if (score === undefined) throw new Error('not scored');
        const points = categoriesOf(score, one.pyramid);
        expect(CATEGORIES.reduce((sum, category) => sum + points[category], 0)).toBe(score.total);
      });
    }),
  );
});

test('every tile is in exactly one category', () => {
  fc.assert(
    fc.property(draftTableArb, ({ players }) => {
      for (const { pyramid: tiles } of players) {
        const found = TILE_CATEGORIES.flatMap((category) => cellsIn(tiles, category));
        const placed = CELLS.filter((cell) => tiles[cell] !== null);
        expect([...found].sort((a, b) => a - b)).toEqual(placed);
      }
    }),
  );
});

test('a nullified forest is among the forests and adds nothing', () => {
  const tiles = pyramid([0, 0, village(4)], [0, 1, forest(9, 6, 'blue')], [0, 2, WILD]);
  const one = player({ god: 'apprentice', pyramid: tiles });
  const [score] = scoreTable(table([one, {}])).players;
  if (score === undefined) throw new Error('not scored');
  expect(cellsIn(tiles, 'forests')).toEqual([1]);
  expect(categoriesOf(score, tiles)).toMatchObject({
    villages: 4,
    forests: 0,
    wilderness: -1,
    god: 2,
  });
});

test('CPs printed on a temple are other points, its token is the temple’s', () => {
  const tiles = pyramid([0, 0, temple({ points: 3 })]);
  const [score] = scoreTable(table([{ pyramid: tiles }, {}])).players;
  if (score === undefined) throw new Error('not scored');
  expect(categoriesOf(score, tiles)).toMatchObject({ other: 3, temple: 7 });
});
