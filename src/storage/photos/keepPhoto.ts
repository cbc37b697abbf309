import { bareJpeg } from '../../codec/bareJpeg';
import { rawGame } from '../games';
import { nameBlob } from './blobName';
import { blobs } from './blobs';
import { writePhotoRecord } from './photoRecord';
import { putPhoto, rawPhoto } from './photos';

export interface JpegPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type PhotoRefusal = 'bad-picture' | 'full' | 'gone';

export type PhotoKept =
  /** With the record of the photo that was there before. */
  | { readonly ok: true; readonly before: string | undefined }
  /** Everything is as it was. */
  | { readonly ok: false; readonly why: PhotoRefusal };

const refused = (why: PhotoRefusal): PhotoKept => ({ ok: false, why });

/** The blob first and then who refers to it: killed in between, the game has the photo it had. */
export async function keepPhoto(id: string, picture: JpegPicture): Promise<PhotoKept> {
  // Whatever the system wrote beside the pixels stays out, not only where it is known to.
  const bytes = bareJpeg(picture.bytes);
  if (bytes === null) return refused('bad-picture');
  const blob = nameBlob(bytes);
  try {
    await blobs.write(blob, bytes);
  } catch {
    return refused('full');
  }
  // Deleted in another tab while the picture was made ready.
  if (rawGame(id) === undefined) return refused('gone');
  const before = rawPhoto(id);
  const { width, height } = picture;
  return putPhoto(id, writePhotoRecord({ blob, width, height, size: bytes.length }))
    ? { ok: true, before }
    : refused('full');
}
