import { scoreTable } from '../../../src/engine/score';
import { table } from '../../support/build';

describe('Gods with a fixed bonus', () => {
  it.each([
    ['apprentice', 2],
    ['idleness', 1],
    ['love', 1],
  ] as const)('%s gives %i CP', (god, points) => {
    const [first] = scoreTable(table([{ god }, {}])).players;
    expect(first?.god).toEqual({ points, reason: { code: 'fixed' } });
  });

  it('no God known yet gives nothing and says so', () => {
    const [first] = scoreTable(table([{ god: null }, {}])).players;
    expect(first?.god).toEqual({ points: 0, reason: { code: 'god-missing' } });
  });
});
