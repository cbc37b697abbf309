import { createStore, del, get, keys, set } from 'idb-keyval';
import type { BlobStore } from './blobs';
import { isIntact } from './blobName';

const store = createStore('orbis-photos', 'blobs');

async function read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return (await get<Uint8Array<ArrayBuffer>>(name, store)) ?? null;
}

/** In browsers, IndexedDB: localStorage holds five million letters, which ten photos would fill. */
const blobsOnWeb: BlobStore = {
  write: (name, bytes) => set(name, bytes, store),
  read,
  open: async (name) => {
    const bytes = await read(name);
    if (bytes === null || !isIntact(name, bytes)) return null;
    const uri = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    return { uri, close: () => URL.revokeObjectURL(uri) };
  },
  remove: (name) => del(name, store),
  list: () => keys<string>(store),
};

export const blobs = blobsOnWeb satisfies typeof import('./blobs').blobs;
