import type { Given, GivenFile } from './giveFile';

/** Where a press is too long ago, or the browser does not share such files, a download does. */
async function throughSheet(file: File): Promise<Given | null> {
  // Old browsers have neither, whatever the types say.
  const { canShare, share } = navigator as Partial<Navigator>;
  if (canShare?.call(navigator, { files: [file] }) !== true) return null;
  try {
    await share?.call(navigator, { files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : null;
  }
}

function download(file: File): Given {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads it after this turn; by then it has been told to.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return 'downloaded';
}

async function giveFileOnWeb({ name, type, content }: GivenFile): Promise<Given> {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const file = new File([part], name, { type });
  return (await throughSheet(file)) ?? download(file);
}

export const giveFile = giveFileOnWeb satisfies typeof import('./giveFile').giveFile;
