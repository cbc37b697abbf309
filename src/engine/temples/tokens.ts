/** Temple tokens on the table, the highest first. Alone (one pyramid, no table) there are none. */
const TOKENS: Readonly<Record<number, readonly number[]>> = {
  2: [7, 2],
  3: [9, 4, 2],
  4: [11, 7, 4, 2],
};

export function templeTokens(players: number): readonly number[] {
  return TOKENS[players] ?? [];
}

/**
 * Hands the tokens out in picking order: the token a player named, otherwise the highest that is
 * left and that no holder named.
 */
export function handOutTokens(
  named: readonly (number | null)[],
  tokens: readonly number[],
): (number | null)[] {
  const left = tokens.filter((token) => !named.includes(token));
  return named.map((token) => token ?? left.shift() ?? null);
}
