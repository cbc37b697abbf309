import { copyText } from './copyText';
import type { TextGiven } from './giveText';

/** Null where the browser has no sheet, or does not open it. */
async function throughSheet(text: string): Promise<TextGiven | null> {
  // Desktop browsers often lack it, whatever the types say.
  const { share } = navigator as Partial<Navigator>;
  if (share === undefined) return null;
  try {
    await share.call(navigator, { text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : null;
  }
}

async function giveTextOnWeb(text: string): Promise<TextGiven> {
  return (await throughSheet(text)) ?? (await copyText(text));
}

export const giveText = giveTextOnWeb satisfies typeof import('./giveText').giveText;
