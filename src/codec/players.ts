import { mapCells } from '../engine/geometry';
import { GODS } from '../engine/god';
import type { DraftPlayer } from '../engine/table';
import { MAX_WORSHIPERS } from '../engine/table';
import type { BitReader, BitWriter } from './bits';
import { readFlag, readMaybe, readOneOf, writeFlag, writeMaybe, writeOneOf } from './fields';
import { readString, writeString } from './strings';
import { readCell, writeCell } from './tiles';

const GOD_OR_NONE = [null, ...GODS] as const;
const WORSHIPERS = { min: 0, max: MAX_WORSHIPERS };

/** One player by himself: what a table is made of, and what one device hands to another. */
export function writePlayer(writer: BitWriter, player: DraftPlayer): void {
  const { name, god, godCancelled, worshipers, pyramid } = player;
  writeString(writer, name);
  writeOneOf(writer, GOD_OR_NONE, god);
  if (god === 'death') writeFlag(writer, godCancelled);
  else if (godCancelled) throw new RangeError('only Death is cancelled');
  writeMaybe(writer, worshipers, WORSHIPERS);
  for (const tile of pyramid) writeCell(writer, tile);
}

/** The fields are read as they are written down here, one after the other. */
export function readPlayer(reader: BitReader): DraftPlayer {
  const name = readString(reader);
  const god = readOneOf(reader, GOD_OR_NONE);
  const godCancelled = god === 'death' && readFlag(reader);
  const worshipers = readMaybe(reader, WORSHIPERS);
  const pyramid = mapCells(() => readCell(reader));
  return { name, god, godCancelled, worshipers, pyramid };
}
