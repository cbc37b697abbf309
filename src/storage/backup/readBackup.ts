import { fromBase64 } from '../../codec/base64';
import { boxStore } from '../boxStore';
import { readGameRecord } from '../gameRecord';
import { isIntact } from '../photos/blobName';
import { readPhotoRecord } from '../photos/photoRecord';
import { playersStore } from '../playersStore';
import { readParsed, readRecord } from '../record';
import { samplesStore } from '../samplesStore';
import { settingsStore } from '../settingsStore';
import type { Watch } from '../slices';
import { inSlices } from '../slices';
import { tableRecord } from '../tableRecord';
import type { BackupBody } from './backupRecord';
import { backupRecord } from './backupRecord';
import type { Contents, Entry, RecordName } from './contents';
import { RECORDS } from './contents';
import { checksumWords, textChecksum } from './textChecksum';

export interface Backup extends BackupBody {
  /** What could not be read when the backup was made, or was made by a newer app. */
  readonly unreadable: number;
}

export type BackupReading =
  | { readonly ok: true; readonly value: Backup }
  | { readonly ok: false; readonly why: 'damaged' | 'newer-version' | 'cancelled' };

const END = /,"checksum":"([0-9a-f]{8})"\}$/;
const END_LENGTH = ',"checksum":"00000000"}'.length;
const CHUNK = 8192;
const STORES = {
  box: boxStore,
  players: playersStore,
  settings: settingsStore,
  samples: samplesStore,
};

/** Null where it was stopped. */
async function checksumFits(text: string, watch: Watch): Promise<boolean | null> {
  const end = END.exec(text.slice(-END_LENGTH));
  if (end === null) return false;
  const length = text.length - end[0].length;
  let checksum = 0;
  const add = (chunk: number) => {
    const piece = text.slice(chunk * CHUNK, Math.min(length, (chunk + 1) * CHUNK));
    checksum = textChecksum(piece, checksum);
  };
  const done = await inSlices(Math.ceil(length / CHUNK), add, watch);
  return done ? checksumWords(checksum) === end[1] : null;
}

/** Whether each blob is what its name says; null where it was stopped. */
async function areIntact(blobs: readonly Entry[], watch: Watch): Promise<boolean | null> {
  let intact = true;
  const check = (index: number) => {
    const [name = '', base64 = ''] = blobs[index] ?? [];
    const bytes = fromBase64(base64);
    if (bytes === null || !isIntact(name, bytes)) intact = false;
  };
  return (await inSlices(blobs.length, check, watch)) ? intact : null;
}

/** How many of its records nobody can read; null where it was stopped. */
async function countUnreadable(
  { games, tables, photos, records }: Contents,
  watch: Watch,
): Promise<number | null> {
  const isRecordReadable = (name: RecordName) => {
    const raw = records[name];
    return raw === null || STORES[name].parse(raw).ok;
  };
  const checks = [
    ...games.map(
      ([, raw]) =>
        () =>
          readGameRecord(raw).ok,
    ),
    ...tables.map(
      ([, raw]) =>
        () =>
          readRecord(tableRecord, raw).ok,
    ),
    ...photos.map(
      ([, raw]) =>
        () =>
          readPhotoRecord(raw).ok,
    ),
    ...RECORDS.map((name) => () => isRecordReadable(name)),
  ];
  let unreadable = 0;
  const check = (index: number) => {
    if (checks[index]?.() === false) unreadable += 1;
  };
  return (await inSlices(checks.length, check, watch)) ? unreadable : null;
}

/**
 * Never throws and writes nothing. The checksum is asked first: of a damaged file not even the
 * version can be believed. There is one text only for what a backup holds.
 */
export async function readBackup(
  given: string,
  json: unknown,
  watch: Watch,
): Promise<BackupReading> {
  const text = given.trimEnd();
  const fits = await checksumFits(text, watch);
  if (fits === null) return { ok: false, why: 'cancelled' };
  if (!fits || JSON.stringify(json) !== text) return { ok: false, why: 'damaged' };
  const reading = readParsed(backupRecord, json);
  if (!reading.ok) {
    return { ok: false, why: reading.why === 'newer-version' ? reading.why : 'damaged' };
  }
  const intact = await areIntact(reading.value.blobs, watch);
  if (intact === false) return { ok: false, why: 'damaged' };
  const unreadable = await countUnreadable(reading.value, watch);
  if (intact === null || unreadable === null) return { ok: false, why: 'cancelled' };
  return { ok: true, value: { ...reading.value, unreadable } };
}
