import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

export interface GivenFile {
  readonly name: string;
  /** Its MIME type. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** What became of it: through the share sheet, into the downloads, put off, or refused by the device. */
export type Given = 'shared' | 'downloaded' | 'cancelled' | 'failed';

/** A file for another app, chosen in the phone's own share sheet. Never throws. */
export async function giveFile({ name, type, content }: GivenFile): Promise<Given> {
  try {
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(content);
    await shareAsync(file.uri, { mimeType: type });
    return 'shared';
  } catch {
    return 'failed';
  }
}
