import type { DraftTable } from '../engine/table';
import { MYSTIC_SOURCES } from '../engine/table';
import type { BitReader, BitWriter } from './bits';
import { readFlag, readOneOf, writeBelow, writeFlag, writeOneOf } from './fields';
import { readPlayer, writePlayer } from './players';
import { seatingFor, SEATINGS } from './seatings';

export function writeTable(writer: BitWriter, table: DraftTable): void {
  const { rulings, players, templeTieOrder, templePicks } = table;
  const seating = seatingFor(players.length);
  if (templePicks.length !== players.length) throw new RangeError('a temple pick for each seat');
  writeFlag(writer, rulings.mostNeedsOne);
  writeOneOf(writer, MYSTIC_SOURCES, rulings.mysticFrom);
  writeOneOf(writer, SEATINGS, seating);
  for (const player of players) writePlayer(writer, player);
  writeBelow(writer, seating.placeOfTieOrder(templeTieOrder), seating.tieOrders.length);
  for (const pick of templePicks) writeOneOf(writer, seating.picks, pick);
}

export function readTable(reader: BitReader): DraftTable {
  const mostNeedsOne = readFlag(reader);
  const mysticFrom = readOneOf(reader, MYSTIC_SOURCES);
  const { seats, tieOrders, picks } = readOneOf(reader, SEATINGS);
  const players = seats.map(() => readPlayer(reader));
  const templeTieOrder = readOneOf(reader, tieOrders);
  const templePicks = seats.map(() => readOneOf(reader, picks));
  return { rulings: { mostNeedsOne, mysticFrom }, players, templeTieOrder, templePicks };
}
