import { fromBase64 } from '../../codec/base64';
import { blobs } from '../photos/blobs';
import { readIntact } from '../photos/fetchPhoto';
import type { Changes, Outcome, TransactionWatch } from '../transaction';
import { transact } from '../transaction';
import type { Entry } from './contents';

/** Until a transaction refers to them, blobs change nothing: killed here, the next start sweeps them. */
async function writeBlobs(
  entries: readonly Entry[],
  { signal, onProgress }: Pick<TransactionWatch, 'signal' | 'onProgress'>,
  written: string[],
): Promise<'written' | 'cancelled' | 'full'> {
  for (const [index, [name, base64]] of entries.entries()) {
    if (signal.aborted) return 'cancelled';
    onProgress(index, entries.length);
    const bytes = fromBase64(base64);
    // What is here already stays untouched; what is damaged here is mended.
    if (bytes === null || (await readIntact(name)) !== null) continue;
    try {
      written.push(name);
      await blobs.write(name, bytes);
    } catch {
      return 'full';
    }
  }
  return 'written';
}

/** A transaction whose records refer to photos: those are written first, and go again if it fails. */
export async function transactWithPhotos(
  changes: Changes,
  entries: readonly Entry[],
  watch: TransactionWatch,
): Promise<Outcome> {
  const of = entries.length + changes.size;
  const written: string[] = [];
  const result = await writeBlobs(
    entries,
    { ...watch, onProgress: (done) => watch.onProgress(done, of) },
    written,
  );
  const outcome: Outcome =
    result === 'written'
      ? await transact(changes, {
          ...watch,
          onProgress: (done, count) =>
            watch.onProgress(entries.length + done, entries.length + count),
        })
      : { ok: false, why: result };
  if (!outcome.ok) {
    for (const name of written) await blobs.remove(name).catch(() => undefined);
  }
  return outcome;
}
