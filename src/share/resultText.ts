import { displayNames } from '../engine/displayNames';
import { scoreTable } from '../engine/score';
import type { Translations } from '../i18n/en';
import { placeReasons, victoryWords } from '../i18n/result/reasons';
import type { Game } from '../storage/gameRecord';

/** Empty parts are left out rather than shown as gaps. */
const joined = (parts: readonly string[], between: string) =>
  parts.filter((part) => part !== '').join(between);

/** A result for a chat: who won, a line a player, and what decided where the points did not. */
export function resultText(
  t: Translations,
  { table, location }: Pick<Game, 'table' | 'location'>,
  /** When it was, in words; empty where nobody knows. */
  day: string,
): string {
  const { players, winners } = scoreTable(table);
  const names = displayNames(table.players.map(({ name }) => name));
  const byPlace = [...players].sort((a, b) => a.place.rank - b.place.rank);
  const lines = byPlace.flatMap((player) => {
    const { seat, place, total } = player;
    const god = table.players[seat]?.god ?? null;
    const points = t.counts.creationPoints(total);
    const line = t.share.text.line(place.rank, names[seat] ?? '', points);
    return [
      joined([line, god === null ? '' : t.gods[god]], ', '),
      ...placeReasons(t, player, players, names).map((reason) => `   ${reason}`),
    ];
  });
  const won = winners.map((seat) => names[seat] ?? '');
  const head = joined([t.share.text.game, day, location.trim()], ' · ');
  return [head, victoryWords(t, won), '', ...lines].join('\n');
}
