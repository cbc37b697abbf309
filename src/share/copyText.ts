import { setStringAsync } from 'expo-clipboard';

/** Never throws: a browser may forbid it. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    return (await setStringAsync(text)) ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
