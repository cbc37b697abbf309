import { scoreTable } from '../../src/engine/score';
import { at, fullOf, plain, pyramid, table, temple, WILD } from '../support/build';

describe('problems', () => {
  it('a table with nothing missing and no rule broken has none', () => {
    expect(scoreTable(table([{ god: 'love' }, { god: 'death' }]))).toMatchObject({
      complete: true,
      problems: [],
    });
  });

  it('name each empty cell, and the table is not complete', () => {
    const one = pyramid(...[0, 1, 2, 3].map((col) => [0, col, WILD] as const));
    const { complete, problems } = scoreTable(
      table([{ god: 'love' }, { god: 'fire', pyramid: one }]),
    );
    expect(complete).toBe(false);
    expect(problems).toHaveLength(10);
    expect(problems).toContainEqual({ code: 'empty-cell', seat: 1, cell: at(3, 1) });
  });

  it.each([
    ['a God', { god: null }, 'god-missing'],
    ['Worshipers', { worshipers: null }, 'worshipers-missing'],
  ])('name %s not entered yet, and the table is not complete', (_, missing, code) => {
    const { complete, problems } = scoreTable(
      table([{ god: 'love' }, { god: 'fire', ...missing }]),
    );
    expect(complete).toBe(false);
    expect(problems).toEqual([{ code, seat: 1 }]);
  });

  it('name the later seat of a God taken twice; the table is still complete', () => {
    const gods = ['fire', 'love', 'fire', 'fire'] as const;
    const { complete, problems } = scoreTable(table(gods.map((god) => ({ god }))));
    expect(complete).toBe(true);
    expect(problems).toEqual([
      { code: 'god-taken-twice', seat: 2, firstSeat: 0 },
      { code: 'god-taken-twice', seat: 3, firstSeat: 0 },
    ]);
  });

  it('two players whose God is not known yet do not share one', () => {
    const { problems } = scoreTable(table([{ god: null }, { god: null }]));
    expect(problems.map(({ code }) => code)).toEqual(['god-missing', 'god-missing']);
  });

  it('name a tile that breaks placement rule 3; the table is still complete', () => {
    const broken = fullOf(plain('red')).map((tile, cell) => (cell === 13 ? plain('blue') : tile));
    const { complete, problems } = scoreTable(
      table([{ god: 'love' }, { god: 'fire', pyramid: broken as never }]),
    );
    expect(complete).toBe(true);
    expect(problems).toEqual([{ code: 'placement-color', seat: 1, cell: at(3, 1) }]);
  });

  it('name an open temple tie once, with all who are level', () => {
    const level = fullOf(temple({ mystic: 3 }));
    const gods = ['fire', 'love', 'death'] as const;
    const { complete, problems } = scoreTable(table(gods.map((god) => ({ god, pyramid: level }))));
    expect(complete).toBe(false);
    expect(problems).toEqual([{ code: 'temple-tie-open', seats: [0, 1, 2] }]);
  });

  it.each([1, 5])('say that %i players are no table', (count) => {
    const players = Array.from({ length: count }, () => ({}));
    expect(scoreTable(table(players)).problems).toContainEqual({ code: 'player-count' });
  });
});
