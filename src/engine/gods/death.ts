import type { GodScore } from './godScore';

/** "Discard 6 Worshipers to gain 3 CPs. If you cannot, hide the CP value with a Cancelation token." */
export function scoreDeath(cancelled: boolean): GodScore {
  return cancelled
    ? { points: 0, reason: { code: 'death-cancelled' } }
    : { points: 3, reason: { code: 'death-paid' } };
}
