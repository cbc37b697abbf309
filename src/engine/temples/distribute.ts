import type { DraftTable, Rulings, Seat } from '../table';
import type { Universe } from '../universe';
import { highestMystic } from './mystic';
import type { Holder, PickReason } from './order';
import { pickingOrder, pickReason } from './order';
import { handOutTokens, templeTokens } from './tokens';

export interface TemplePick extends Holder {
  readonly token: number | null;
  /** Named by the picker, not proposed. */
  readonly named: boolean;
  readonly reason: PickReason;
}

/** "A player with no Temple in their universe does not gain any Temple token." */
function templeHolders(universes: readonly Universe[], from: Rulings['mysticFrom']): Holder[] {
  return universes
    .filter(({ census }) => census.temples > 0)
    .map(({ seat, player, census }) => ({
      seat,
      symbols: census.temples,
      mystic: highestMystic(player.pyramid, from),
    }));
}

export function distributeTemples(
  universes: readonly Universe[],
  { rulings, templeTieOrder, templePicks }: Omit<DraftTable, 'players'>,
): TemplePick[] {
  const holders = pickingOrder(templeHolders(universes, rulings.mysticFrom), templeTieOrder);
  const named = holders.map(({ seat }) => templePicks[seat] ?? null);
  const tokens = handOutTokens(named, templeTokens(universes.length));
  return holders.map((holder, turn) => ({
    seat: holder.seat,
    symbols: holder.symbols,
    mystic: holder.mystic,
    token: tokens[turn] ?? null,
    named: named[turn] !== null,
    reason: pickReason(holder, holders[turn + 1], holders.length, templeTieOrder),
  }));
}

export function tokenOf(seat: Seat, picks: readonly TemplePick[]): number {
  return picks.find((pick) => pick.seat === seat)?.token ?? 0;
}
