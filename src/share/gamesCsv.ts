import { CATEGORIES, categoriesOf } from '../engine/categories';
import { scoreTable } from '../engine/score';
import type { Translations } from '../i18n/en';
import type { Game } from '../storage/gameRecord';
import type { CsvCell } from './csv';

/** One line a player of a game. */
export function csvHeader(t: Translations): CsvCell[] {
  const { date, player, rank, godName } = t.backup.csv;
  return [
    ...[date, t.result.game.location, player, rank, t.result.total],
    ...CATEGORIES.map((category) => t.result.categories[category]),
    ...[godName, t.terms.worshipers, t.result.game.note],
  ];
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** ISO 8601 in the time of the table, down to the minute: two games of one evening differ. */
export function isoMinute(time: number): string {
  const date = new Date(time);
  // An id that nobody made here tells no time.
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function csvRows(
  t: Translations,
  playedAt: number,
  { table, location, note }: Game,
): CsvCell[][] {
  return scoreTable(table).players.flatMap((score) => {
    const player = table.players[score.seat];
    if (player === undefined) return [];
    const points = categoriesOf(score, player.pyramid);
    return [
      [
        ...[isoMinute(playedAt), location, player.name, score.place.rank, score.total],
        ...CATEGORIES.map((category) => points[category]),
        ...[player.god === null ? '' : t.gods[player.god], player.worshipers ?? '', note],
      ],
    ];
  });
}
