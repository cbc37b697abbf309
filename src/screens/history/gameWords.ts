import { displayNames } from '../../engine/displayNames';
import type { Translations } from '../../i18n/en';
import type { GameDigest } from '../../stats/digest';

export interface Placed {
  readonly seat: number;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
}

/** The winner first; those at one place as they sat. */
export function placedPlayers({ players }: GameDigest): Placed[] {
  const names = displayNames(players.map(({ name }) => name));
  return players
    .map(({ name, total, rank }, seat) => ({ seat, name: names[seat] ?? name, total, rank }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, ...player }) => ({ ...player, won: rank === 1 }));
}

function victory(t: Translations, winners: readonly Placed[]): string {
  const names = winners.map(({ name }) => name).join(', ');
  const points = t.counts.creationPoints(winners[0]?.total ?? 0);
  return winners.length > 1 ? t.history.share(names, points) : t.history.wins(names, points);
}

/** "Ana wins with 47 CPs", "Bo 41 CPs": a game as it is told. */
export function scoreSentences(t: Translations, placed: readonly Placed[]): string[] {
  return [
    victory(
      t,
      placed.filter(({ won }) => won),
    ),
    ...placed
      .filter(({ won }) => !won)
      .map(({ name, total }) => t.history.score(name, t.counts.creationPoints(total))),
  ];
}

export function namesOf(placed: readonly Placed[]): string {
  return placed.map(({ name }) => name).join(', ');
}
