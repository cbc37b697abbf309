import { Share } from 'react-native';
import type { Given } from './giveFile';

/** What became of a text: through the share sheet, onto the clipboard, put off, or refused. */
export type TextGiven = Exclude<Given, 'downloaded'> | 'copied';

/** A text for another app, chosen in the phone's own share sheet. Never throws. */
export async function giveText(message: string): Promise<TextGiven> {
  try {
    const { action } = await Share.share({ message });
    // Android never tells whether an app was chosen; only iOS says that none was.
    return action === Share.dismissedAction ? 'cancelled' : 'shared';
  } catch {
    return 'failed';
  }
}
