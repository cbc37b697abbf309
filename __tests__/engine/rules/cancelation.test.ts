import { scoreCancelable } from '../../../src/engine/rules/cancelation';
import { village, volcano } from '../../support/build';

describe.each([
  ['Village', village],
  ['Volcano', volcano],
])('%s', (_, make) => {
  it('scores its CP when no Cancelation token lies on it', () => {
    expect(scoreCancelable(make(4))).toEqual({
      points: 4,
      validated: true,
      reason: { code: 'no-token' },
    });
  });

  it('scores nothing under a Cancelation token', () => {
    expect(scoreCancelable(make(4, { cancelled: true }))).toEqual({
      points: 0,
      validated: false,
      reason: { code: 'token' },
    });
  });

  it('is validated without a token even when it is worth 0 CP', () => {
    expect(scoreCancelable(make(0)).validated).toBe(true);
  });
});
