import { z } from 'zod';
import type { RecordKind } from '../record';
import type { Contents, Entry } from './contents';

export const BACKUP_FORMAT = 'orbis-backup';

export interface BackupBody extends Contents {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** What the photos' records refer to, by name, in base64. */
  readonly blobs: readonly Entry[];
}

/** Ids of ours only: a foreign key must not get into storage through a file. */
const id = z.string().regex(/^[0-9a-z]+$/);

const entries = z
  .array(z.tuple([id, z.string()]))
  .refine((all) => new Set(all.map(([one]) => one)).size === all.length);

const schema = z
  .strictObject({
    format: z.literal(BACKUP_FORMAT),
    madeAt: z.iso.datetime(),
    games: entries,
    tables: entries,
    blobs: entries,
    photos: entries,
    records: z.strictObject({
      box: z.string().nullable(),
      players: z.string().nullable(),
      settings: z.string().nullable(),
      samples: z.string().nullable(),
    }),
    checksum: z.string(),
  })
  .transform(({ madeAt, games, tables, blobs, photos, records }): BackupBody => {
    return { madeAt, games, tables, blobs, photos, records };
  });

/** The file as a whole. What it holds has versions of its own. */
export const backupRecord: RecordKind<BackupBody> = {
  migrations: [
    {
      name: 'tables that are still open come along',
      up: (record) => ({ ...record, tables: [] }),
    },
    {
      name: 'what tiles look like to the camera comes along',
      up: ({ records, ...rest }) => ({
        ...rest,
        records: { ...z.looseObject({}).parse(records), samples: null },
      }),
    },
    {
      name: 'photos of the table come along',
      up: (record) => ({ ...record, blobs: [], photos: [] }),
    },
  ],
  schema,
};
