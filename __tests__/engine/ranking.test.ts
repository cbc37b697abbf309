import { placeOf } from '../../src/engine/ranking';

function places(...standings: [total: number, worshipers: number][]) {
  const all = standings.map(([total, worshipers], seat) => ({ seat, total, worshipers }));
  return all.map((own) => placeOf(own, all));
}

describe('places', () => {
  it('go by points', () => {
    expect(places([10, 0], [30, 0], [20, 9]).map(({ rank }) => rank)).toEqual([3, 1, 2]);
  });

  it('level points go by Worshipers, and say so', () => {
    expect(places([20, 3], [20, 5])).toEqual([
      { rank: 2, decidedBy: 'worshipers', levelWith: [1], sharedWith: [] },
      { rank: 1, decidedBy: 'worshipers', levelWith: [0], sharedWith: [] },
    ]);
  });

  it('"If ties remain, the tied players share the victory": 1, 1, 3', () => {
    expect(places([20, 3], [20, 3], [19, 10])).toEqual([
      { rank: 1, decidedBy: 'total', levelWith: [1], sharedWith: [1] },
      { rank: 1, decidedBy: 'total', levelWith: [0], sharedWith: [0] },
      { rank: 3, decidedBy: 'total', levelWith: [], sharedWith: [] },
    ]);
  });

  it('Worshipers decide every place, not only the first (DE)', () => {
    expect(places([30, 0], [20, 1], [20, 4]).map(({ rank }) => rank)).toEqual([1, 3, 2]);
  });

  it('Worshipers can decide between two and leave two of them level', () => {
    expect(places([20, 5], [20, 5], [20, 2]).map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(places([20, 5], [20, 5], [20, 2])[0]).toEqual({
      rank: 1,
      decidedBy: 'worshipers',
      levelWith: [1, 2],
      sharedWith: [1],
    });
  });
});
