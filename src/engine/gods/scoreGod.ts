import type { Rulings } from '../table';
import type { Universe } from '../universe';
import { scoreDeath } from './death';
import { scoreEquilibrium } from './equilibrium';
import { scoreFixed } from './fixed';
import type { GodScore } from './godScore';
import { scoreMost } from './most';
import { scoreTechnology } from './technology';

const MISSING: GodScore = { points: 0, reason: { code: 'god-missing' } };

/** Which rule a player's God is scored by. */
export function scoreGod(
  { seat, player, census }: Universe,
  table: readonly Universe[],
  { mostNeedsOne }: Rulings,
): GodScore {
  switch (player.god) {
    case null:
      return MISSING;
    case 'apprentice':
      return scoreFixed(2);
    case 'idleness':
    case 'love':
      return scoreFixed(1);
    case 'technology':
      return scoreTechnology(seat, table);
    case 'equilibrium':
      return scoreEquilibrium(census);
    case 'death':
      return scoreDeath(player.godCancelled);
    case 'oceans':
      return scoreMost('irrigation', seat, table, mostNeedsOne);
    case 'fire':
      return scoreMost('volcano', seat, table, mostNeedsOne);
    case 'nature':
      return scoreMost('forest', seat, table, mostNeedsOne);
    case 'harvests':
      return scoreMost('village', seat, table, mostNeedsOne);
  }
}
