import type { GameDigest } from '../../stats/digest';

/** As people type it in a hurry: "lukasz" is Łukasz, and "zoe" is Zoë. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}

/** The ids of the games with somebody whose name holds the text, in the order given. */
export function findGames(games: readonly GameDigest[], text: string): string[] {
  const sought = plain(text.trim());
  // The same few people play most games: each name is looked at once.
  const known = new Map<string, boolean>();
  const matches = (name: string): boolean => {
    const answer = known.get(name) ?? plain(name).includes(sought);
    known.set(name, answer);
    return answer;
  };
  return games
    .filter(({ players }) => players.some(({ name }) => matches(name)))
    .map(({ id }) => id);
}
