import { scoreTable } from '../../../src/engine/score';
import type { Tile } from '../../../src/engine/tile';
import { pyramid, table, temple, village, volcano } from '../../support/build';

function equilibriumOf(...tiles: Tile[]) {
  const universe = pyramid(...tiles.map((tile, col) => [0, col, tile] as const));
  return scoreTable(table([{ god: 'equilibrium', pyramid: universe }, {}])).players[0]?.god;
}

describe('God of Equilibrium', () => {
  it('gives 3 CP with a validated village, a temple and a validated volcano', () => {
    expect(equilibriumOf(village(1), temple(), volcano(1))).toEqual({
      points: 3,
      reason: { code: 'equilibrium', villages: 1, temples: 1, volcanoes: 1 },
    });
  });

  it.each([
    ['no village', [temple(), volcano(1)]],
    ['no temple', [village(1), volcano(1)]],
    ['no volcano', [village(1), temple()]],
    ['a cancelled village', [village(1, { cancelled: true }), temple(), volcano(1)]],
    ['a cancelled volcano', [village(1), temple(), volcano(1, { cancelled: true })]],
  ])('gives nothing with %s', (_, tiles) => {
    expect(equilibriumOf(...tiles)?.points).toBe(0);
  });
});
