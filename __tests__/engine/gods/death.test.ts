import { scoreDeath } from '../../../src/engine/gods/death';

describe('God of Death', () => {
  it('gives 3 CP when the 6 Worshipers were paid', () => {
    expect(scoreDeath(false)).toEqual({ points: 3, reason: { code: 'death-paid' } });
  });

  it('gives nothing under a Cancelation token', () => {
    expect(scoreDeath(true)).toEqual({ points: 0, reason: { code: 'death-cancelled' } });
  });
});
