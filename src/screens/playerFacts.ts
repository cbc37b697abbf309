import { CELLS } from '../engine/geometry';
import type { DraftPlayer } from '../engine/table';
import type { Translations } from '../i18n/en';

/** How far a pyramid is, its God and its Worshipers, in words. */
export function playerFacts(
  t: Translations,
  { pyramid, god, worshipers }: DraftPlayer,
): [string, string, string] {
  const words = t.tables.table;
  const tiles = pyramid.filter((tile) => tile !== null).length;
  return [
    words.tilesOf(tiles, CELLS.length),
    god === null ? words.noGod : t.gods[god],
    worshipers === null ? words.noWorshipers : t.counts.worshipers(worshipers),
  ];
}
