import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { LARGEST_FILE } from '../storage/backup/largestFile';

export type Picked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'too-large' | 'unreadable' };

/** A text file that somebody chose; null where nothing was chosen. Never throws. */
export async function pickFile(): Promise<Picked | null> {
  try {
    // Other apps give a JSON file all kinds of types, so none is asked for.
    const { assets } = await getDocumentAsync({ copyToCacheDirectory: true });
    const [asset] = assets ?? [];
    if (asset === undefined) return null;
    const file = new File(asset.uri);
    if (file.size > LARGEST_FILE) return { ok: false, why: 'too-large' };
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}
