import { POSITIONS } from '../../engine/geometry';
import type { DraftTable, Seat } from '../../engine/table';
import type { Translations } from '../../i18n/en';
import { faceWords, tileName } from '../../i18n/tileWords';
import type { Warning } from './agenda';

/** A warning as a sentence: who, where, what. */
export function warningWords(
  t: Translations,
  warning: Warning,
  { players }: DraftTable,
  names: readonly string[],
): string {
  const words = t.tables.table;
  const named = (seat: Seat) => names[seat] ?? '';
  switch (warning.kind) {
    case 'god-twice': {
      const god = players[warning.seat]?.god ?? null;
      const name = god === null ? words.god : t.gods[god];
      return words.godTwice(name, named(warning.firstSeat), named(warning.seat));
    }
    case 'placement': {
      const { row, col } = POSITIONS[warning.cell];
      const tile = players[warning.seat]?.pyramid[warning.cell] ?? null;
      const what =
        tile === null || tile.type === 'wilderness' ? t.tiles.wilderness : tileName(t, tile);
      return words.placement(named(warning.seat), row + 1, col + 1, what);
    }
    case 'tile-twice':
      return words.tileTwice(faceWords(t, warning.face), warning.seats.map(named).join(', '));
    case 'temple-tie':
      return words.templeTie(warning.seats.map(named).join(', '));
    case 'player-count':
      return words.playerCount;
  }
}

/** Whose pyramid a warning leads to; nobody's where it is about the table. */
export function seatToMend(warning: Warning): Seat | undefined {
  switch (warning.kind) {
    case 'god-twice':
    case 'placement':
      return warning.seat;
    case 'tile-twice':
      // The later one is the likelier slip.
      return warning.seats.at(-1);
    case 'temple-tie':
      return warning.seats[0];
    case 'player-count':
      return undefined;
  }
}
