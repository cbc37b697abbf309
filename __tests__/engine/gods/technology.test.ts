import { scoreTable } from '../../../src/engine/score';
import { pyramid, table, WILD } from '../../support/build';

const wild = (count: number) =>
  pyramid(...Array.from({ length: count }, (_, col) => [0, col, WILD] as const));

function technologyAgainst(own: number, ...others: number[]) {
  const players = others.map((count) => ({ pyramid: wild(count) }));
  return scoreTable(table([{ god: 'technology', pyramid: wild(own) }, ...players])).players[0]?.god;
}

describe('God of Technology', () => {
  it('gives 3 CP with the fewest Wilderness tiles, and says who was compared', () => {
    expect(technologyAgainst(1, 2, 3)).toEqual({
      points: 3,
      reason: { code: 'fewest-wilderness', counts: [1, 2, 3], best: 1 },
    });
  });

  it('gives 3 CP when level with the fewest', () => {
    expect(technologyAgainst(2, 2, 3)?.points).toBe(3);
  });

  it('gives nothing with one more than the fewest', () => {
    expect(technologyAgainst(3, 2, 5)?.points).toBe(0);
  });

  it('counts the Wilderness that Idleness spares its holder', () => {
    const idle = { god: 'idleness', pyramid: wild(2) } as const;
    const scored = scoreTable(table([{ god: 'technology', pyramid: wild(1) }, idle]));
    expect(scored.players[0]?.god.points).toBe(3);
  });
});
