import type { Watch } from '../slices';
import { inSlices } from '../slices';
import type { Entry } from './contents';
import { checksumWords, textChecksum } from './textChecksum';

/** Writes a text piece by piece, with the checksum of all of it at its end. */
export interface SealedWriter {
  readonly put: (piece: string) => void;
  /** A named list, a slice at a time; false where it was stopped. */
  readonly putList: (name: string, entries: readonly Entry[], watch: Watch) => Promise<boolean>;
  /** In characters, so far. */
  readonly length: () => number;
  readonly end: () => string;
}

export function sealedWriter(): SealedWriter {
  const pieces: string[] = [];
  let [checksum, length] = [0, 0];
  const put = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
    checksum = textChecksum(piece, checksum);
  };
  return {
    put,
    putList: async (name, entries, watch) => {
      put(`,"${name}":[`);
      const step = (index: number) =>
        put(`${index === 0 ? '' : ','}${JSON.stringify(entries[index])}`);
      const done = await inSlices(entries.length, step, watch);
      put(']');
      return done;
    },
    length: () => length,
    end: () => `${pieces.join('')},"checksum":"${checksumWords(checksum)}"}`,
  };
}
