import { scoreWilderness } from '../../../src/engine/rules/wilderness';
import { GODS } from '../../../src/engine/god';

describe('Wilderness', () => {
  it.each(GODS.filter((god) => god !== 'idleness'))('costs 1 CP the holder of %s', (god) => {
    expect(scoreWilderness(god)).toEqual({
      points: -1,
      validated: false,
      reason: { code: 'wilderness' },
    });
  });

  it('costs 1 CP while the God is not known', () => {
    expect(scoreWilderness(null).points).toBe(-1);
  });

  it('costs the holder of Idleness nothing', () => {
    expect(scoreWilderness('idleness')).toEqual({
      points: 0,
      validated: false,
      reason: { code: 'wilderness-spared' },
    });
  });
});
