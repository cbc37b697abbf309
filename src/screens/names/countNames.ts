import type { GameDigest } from '../../stats/digest';

/** Every name that occurs, with the number of games it occurs in; by the alphabet. */
export function countNames(games: readonly GameDigest[], language: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { players } of games) {
    for (const name of new Set(players.map((player) => player.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const { compare } = new Intl.Collator(language);
  return new Map([...counts].sort(([a], [b]) => compare(a, b)));
}

/** In how many games both sit at the table. */
export function countTogether(games: readonly GameDigest[], one: string, other: string): number {
  return games.filter(({ players }) =>
    [one, other].every((sought) => players.some(({ name }) => name === sought)),
  ).length;
}
