import { scoreTable } from '../../../src/engine/score';
import { DEFAULT_RULINGS } from '../../../src/engine/table';
import { at, plain, pyramid, table, temple } from '../../support/build';

const withTemples = (temples: number, mystic: number | null) =>
  pyramid([0, 0, temple({ temples, mystic })]);

describe('temples at the table', () => {
  it('give each holder a token and the others none', () => {
    const players = [
      { pyramid: withTemples(1, 4) },
      {},
      { pyramid: withTemples(2, 1) },
      { pyramid: withTemples(1, 6) },
    ];
    expect(scoreTable(table(players)).players.map(({ temple }) => temple)).toEqual([4, 0, 11, 7]);
  });

  it('count symbols over all tiles, two on one tile among them', () => {
    const three = pyramid([0, 0, temple({ temples: 2 })], [0, 1, temple()]);
    const [pick] = scoreTable(table([{}, { pyramid: three }])).temples;
    expect(pick).toMatchObject({ seat: 1, symbols: 3, token: 7, named: false });
  });

  it('say what was compared: symbols, the mystic value and the tile that bears it', () => {
    const players = [{ pyramid: withTemples(2, 9) }, { pyramid: withTemples(2, 12) }];
    expect(scoreTable(table(players)).temples).toEqual([
      {
        seat: 1,
        symbols: 2,
        mystic: { value: 12, cell: at(0, 0) },
        token: 7,
        named: false,
        reason: { code: 'mystic', next: 0 },
      },
      {
        seat: 0,
        symbols: 2,
        mystic: { value: 9, cell: at(0, 0) },
        token: 2,
        named: false,
        reason: { code: 'last-holder' },
      },
    ]);
  });

  it('follow the Polish ruling when asked to', () => {
    const players = [
      { pyramid: pyramid([0, 0, temple({ mystic: 5 })], [0, 1, plain('white', { mystic: 20 })]) },
      { pyramid: withTemples(1, 7) },
    ];
    const first = (mysticFrom: 'white' | 'temple') =>
      scoreTable(table(players, { rulings: { ...DEFAULT_RULINGS, mysticFrom } })).temples[0]?.seat;
    expect(first('white')).toBe(0);
    expect(first('temple')).toBe(1);
  });

  it('honour a changed pick', () => {
    const players = [{ pyramid: withTemples(2, 1) }, { pyramid: withTemples(1, 1) }];
    const scored = scoreTable(table(players, { templePicks: [2, null] }));
    expect(scored.temples.map(({ token, named }) => [token, named])).toEqual([
      [2, true],
      [7, false],
    ]);
  });
});
