import type { Census } from '../universe';
import type { GodScore } from './godScore';

/** "At least one validated Village tile, one Temple, and one validated Volcano tile." */
export function scoreEquilibrium(own: Census): GodScore {
  const met = own.village > 0 && own.temples > 0 && own.volcano > 0;
  return {
    points: met ? 3 : 0,
    reason: {
      code: 'equilibrium',
      villages: own.village,
      temples: own.temples,
      volcanoes: own.volcano,
    },
  };
}
