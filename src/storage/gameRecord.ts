import { fromIdeographs, toIdeographs } from '../codec/ideographs';
import { seal, unseal } from '../codec/seal';
import { readString, writeString } from '../codec/strings';
import { readTable, writeTable } from '../codec/tables';
import type { DraftTable } from '../engine/table';

/** A finished game. What is stored are the inputs: scores are worked out, never trusted. */
export interface Game {
  readonly table: DraftTable;
  readonly location: string;
  readonly note: string;
}

const KIND = 2;
/** Of the bytes; one that is higher was written by a newer app. */
const VERSION = 1;

export type UnreadableGame = 'damaged' | 'newer-version';

export type GameRecordReading =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly why: UnreadableGame };

export function writeGameRecord({ table, location, note }: Game): string {
  return toIdeographs(
    seal(KIND, VERSION, (writer) => {
      writeTable(writer, table);
      writeString(writer, location);
      writeString(writer, note);
    }),
  );
}

/** Never throws: what cannot be read is said to be, and why. */
export function readGameRecord(raw: string): GameRecordReading {
  const bytes = fromIdeographs(raw);
  if (bytes === null) return { ok: false, why: 'damaged' };
  const unsealed = unseal(KIND, VERSION, bytes, (reader): Game => {
    const table = readTable(reader);
    return { table, location: readString(reader), note: readString(reader) };
  });
  if (unsealed.ok) return { ok: true, game: unsealed.value };
  return { ok: false, why: unsealed.why === 'newer-version' ? unsealed.why : 'damaged' };
}
