import type { DraftTable, Seat } from '../table';
import { templeTokens } from '../temples/tokens';

function hasTemple({ players }: DraftTable, seat: Seat): boolean {
  return players[seat]?.pyramid.some((tile) => tile?.type === 'temple') ?? false;
}

/**
 * A picker takes a token; null leaves it to the proposal. Whoever had named the same one goes back
 * to the proposal too, for a token is taken once.
 */
export function namePick(table: DraftTable, seat: Seat, token: number | null): DraftTable {
  const onTable = token === null || templeTokens(table.players.length).includes(token);
  if (!onTable || !hasTemple(table, seat)) return table;
  return {
    ...table,
    templePicks: table.templePicks.map((pick, other) => {
      if (other === seat) return token;
      return pick === token ? null : pick;
    }),
  };
}

/** A pick of a player whose last temple is gone: the format refuses it, and it means nothing. */
export function withoutVainPicks(table: DraftTable): DraftTable {
  const { templePicks } = table;
  const vain = templePicks.some((pick, seat) => pick !== null && !hasTemple(table, seat));
  if (!vain) return table;
  return {
    ...table,
    templePicks: templePicks.map((pick, seat) => (hasTemple(table, seat) ? pick : null)),
  };
}
