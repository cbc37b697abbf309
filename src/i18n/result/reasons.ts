import type { GodScore } from '../../engine/gods/godScore';
import type { PlayerScore } from '../../engine/score';
import type { Seat } from '../../engine/table';
import type { TemplePick } from '../../engine/temples/distribute';
import type { Tile } from '../../engine/tile';
import type { TileScore } from '../../engine/tileScore';
import { reasonWords } from '../entry/tileLabel';
import type { Translations } from '../en';

/** How players are called, by seat. */
type Names = readonly string[];

const nameOf = (names: Names, seat: Seat) => names[seat] ?? '';

/** Names in a row, as they are said: "Ana, Bo and Cy". */
export function listNames(t: Translations, names: Names): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${t.result.places.and} ${last}`;
}

/** "Ana wins", or who shares the victory. */
export function victoryWords(t: Translations, winners: Names): string {
  const { wins, share } = t.result.places;
  return winners.length > 1 ? share(listNames(t, winners)) : wins(winners[0] ?? '');
}

/** One line for a tile of a finished pyramid: "Forest: 2 of 3 neighbors (green or blue), …". */
export function tileLine(t: Translations, tile: Tile, score: TileScore): string {
  return `${t.tiles[tile.type]}: ${tileReason(t, tile, score)}`;
}

function tileReason(t: Translations, tile: Tile, score: TileScore): string {
  // Everything is entered: no tile that could still help is to come.
  if (score.reason.code !== 'forest' || tile.type !== 'forest') {
    return reasonWords(t, score, false);
  }
  const { counted, needed } = score.reason;
  const colors = tile.needs.colors.map((color) => t.colors[color]).join(` ${t.entry.tile.or} `);
  const verdict = score.validated ? t.entry.verdict.scores : t.entry.verdict.never;
  return `${t.result.why.forest(counted.length, needed, colors)}, ${verdict}`;
}

/** Why a God gives what it gives, with everybody who was compared. */
export function godReason(t: Translations, { reason }: GodScore, names: Names): string {
  const words = t.result.god;
  const compared = (counts: readonly number[]) =>
    counts.map((count, seat) => t.result.count(nameOf(names, seat), count)).join(', ');
  switch (reason.code) {
    case 'god-missing':
    case 'fixed':
    case 'death-paid':
    case 'death-cancelled':
      return words[reason.code]();
    case 'equilibrium':
      return words.equilibrium(reason.villages, reason.temples, reason.volcanoes);
    case 'fewest-wilderness':
      return words['fewest-wilderness'](compared(reason.counts));
    case 'most':
      return words.most(t.tiles[reason.of], compared(reason.counts));
    case 'most-needs-one':
      return words['most-needs-one'](t.tiles[reason.of]);
  }
}

/** Why a temple holder picks before the next one; `picks` are in picking order. */
export function pickReason(
  t: Translations,
  { reason, symbols, mystic }: TemplePick,
  picks: readonly TemplePick[],
  names: Names,
): string {
  const words = t.result.temples.reasons;
  if (reason.code === 'only-holder' || reason.code === 'last-holder') return words[reason.code]();
  const next = picks.find(({ seat }) => seat === reason.next);
  const name = nameOf(names, reason.next);
  const each = t.counts.temples(symbols);
  switch (reason.code) {
    case 'symbols':
      return words.symbols(each, name, next?.symbols ?? 0);
    case 'mystic':
      return words.mystic(each, name, mystic?.value ?? 0, next?.mystic?.value ?? null);
    case 'table-order':
    case 'open-tie':
      return words[reason.code](each, name);
  }
}

/** What the Worshipers decided, or who shares the place; nothing where the total says it all. */
export function placeReasons(
  t: Translations,
  { place, worshipers }: Pick<PlayerScore, 'place' | 'worshipers'>,
  players: readonly PlayerScore[],
  names: Names,
): string[] {
  const words = t.result.places;
  const named = (seats: readonly Seat[]) =>
    listNames(
      t,
      seats.map((seat) => nameOf(names, seat)),
    );
  const told = place.levelWith.filter((seat) => !place.sharedWith.includes(seat));
  const theirs = told.map((seat) => players[seat]?.worshipers ?? 0).join(', ');
  return [
    ...(place.sharedWith.length > 0 ? [words.shared(named(place.sharedWith))] : []),
    ...(place.decidedBy === 'worshipers' ? [words.ahead(named(told), worshipers, theirs)] : []),
  ];
}
