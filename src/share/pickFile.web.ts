import { LARGEST_FILE } from '../storage/backup/largestFile';
import type { Picked } from './pickFile';

function chosenFile(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

async function pickFileOnWeb(): Promise<Picked | null> {
  const file = await chosenFile();
  if (file === undefined) return null;
  if (file.size > LARGEST_FILE) return { ok: false, why: 'too-large' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}

export const pickFile = pickFileOnWeb satisfies typeof import('./pickFile').pickFile;
