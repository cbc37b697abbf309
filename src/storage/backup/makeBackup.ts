import type { Watch } from '../slices';
import type { BackupBody } from './backupRecord';
import { BACKUP_FORMAT, backupRecord } from './backupRecord';
import { LARGEST_FILE } from './largestFile';
import type { PutBlobs } from './putBlobs';
import { putBlobs } from './putBlobs';
import { sealedWriter } from './sealedWriter';

/** With how many photos are not in it, and why. */
export interface MadeBackup extends Pick<PutBlobs, 'damaged' | 'tooMany'> {
  readonly text: string;
}

/** The most that a character of a record takes in UTF-8. */
const BYTES_A_CHARACTER = 3;

/** The text of a backup, a slice at a time; null where it was stopped. Blobs are fetched on the way. */
export async function makeBackup(
  { madeAt, games, tables, photos, records }: Omit<BackupBody, 'blobs'>,
  { signal, onProgress }: Watch,
  largest = LARGEST_FILE,
): Promise<MadeBackup | null> {
  const writer = sealedWriter();
  const of = games.length + tables.length + photos.length;
  const after = (before: number): Watch => ({
    signal,
    onProgress: (done) => onProgress(before + done, of),
  });
  const head = { format: BACKUP_FORMAT, version: backupRecord.migrations.length, madeAt };
  const end = `,"records":${JSON.stringify(records)}`;

  writer.put(JSON.stringify(head).slice(0, -1));
  if (!(await writer.putList('games', games, after(0)))) return null;
  if (!(await writer.putList('tables', tables, after(games.length)))) return null;
  const others = writer.length() + JSON.stringify(photos).length + end.length;
  const room = largest - BYTES_A_CHARACTER * others;
  const put = await putBlobs(writer, photos, room, after(games.length + tables.length));
  if (
    put === null ||
    !(await writer.putList('photos', put.photos, after(of - put.photos.length)))
  ) {
    return null;
  }
  writer.put(end);
  return { text: writer.end(), damaged: put.damaged, tooMany: put.tooMany };
}
