import type { Watch } from '../slices';
import { inSlices } from '../slices';
import type { BackupBody } from './backupRecord';
import { BACKUP_FORMAT, backupRecord } from './backupRecord';
import { checksumWords, textChecksum } from './textChecksum';

/** The text of a backup, a slice at a time; null where it was stopped. */
export async function makeBackup(
  { madeAt, games, tables, records }: BackupBody,
  { signal, onProgress }: Watch,
): Promise<string | null> {
  const head = { format: BACKUP_FORMAT, version: backupRecord.migrations.length, madeAt };
  const pieces: string[] = [];
  let checksum = 0;
  const put = (piece: string) => {
    pieces.push(piece);
    checksum = textChecksum(piece, checksum);
  };
  const entries = [...games, ...tables];
  const putEntry = (index: number) => {
    const isFirst = index === 0 || index === games.length;
    if (index === games.length) put('],"tables":[');
    put(`${isFirst ? '' : ','}${JSON.stringify(entries[index])}`);
  };

  put(`${JSON.stringify(head).slice(0, -1)},"games":[`);
  if (!(await inSlices(entries.length, putEntry, { signal, onProgress }))) return null;
  if (tables.length === 0) put('],"tables":[');
  put(`],"records":${JSON.stringify(records)}`);
  return `${pieces.join('')},"checksum":"${checksumWords(checksum)}"}`;
}
