import { launchImageLibraryAsync } from 'expo-image-picker';
import type { Size } from './placement';

export interface Shot extends Size {
  readonly uri: string;
}

/** A picture that is there already; null where none was chosen. The system's picker needs no leave. */
export async function choosePicture(): Promise<Shot | null> {
  const { assets } = await launchImageLibraryAsync({ mediaTypes: ['images'], quality: 1 });
  const [chosen] = assets ?? [];
  return chosen === undefined
    ? null
    : { uri: chosen.uri, width: chosen.width, height: chosen.height };
}
