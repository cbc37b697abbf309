import { z } from 'zod';
import type { Reading, RecordKind } from '../record';
import { readRecord, writeRecord } from '../record';
import { BLOB_NAME } from './blobName';

/** Which blob is a game's photo, and how large it is. */
export interface Photo {
  readonly blob: string;
  readonly width: number;
  readonly height: number;
  /** Of the blob, in bytes. */
  readonly size: number;
}

const count = z.int().min(1);

const photoRecord: RecordKind<Photo> = {
  migrations: [{ name: 'start: a blob and how large it is', up: (record) => record }],
  schema: z.strictObject({
    blob: z.string().regex(BLOB_NAME),
    width: count,
    height: count,
    size: count,
  }),
};

export function readPhotoRecord(raw: string): Reading<Photo> {
  return readRecord(photoRecord, raw);
}

export function writePhotoRecord(photo: Photo): string {
  return writeRecord(photoRecord, photo);
}
