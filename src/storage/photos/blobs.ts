import { Directory, File, Paths } from 'expo-file-system';

/** Something that an image can be drawn from, until it is closed. */
export interface OpenBlob {
  readonly uri: string;
  readonly close: () => void;
}

/** Where photos are: too large for the memory that holds the records. Everything here may throw. */
export interface BlobStore {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is none, as for the next one. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  readonly open: (name: string) => Promise<OpenBlob | null>;
  readonly remove: (name: string) => Promise<void>;
  readonly list: () => Promise<string[]>;
}

const ENDING = '.jpg';
// Asked for each time: an update of the app may move it.
const folder = () => new Directory(Paths.document, 'photos');
const fileOf = (name: string) => new File(folder(), name + ENDING);

/** On phones, files in the app's own folder. */
export const blobs: BlobStore = {
  write: async (name, bytes) => {
    folder().create({ intermediates: true, idempotent: true });
    const file = fileOf(name);
    file.create({ overwrite: true });
    file.write(bytes);
    return Promise.resolve();
  },
  read: async (name) => {
    const file = fileOf(name);
    return file.exists ? file.bytes() : Promise.resolve(null);
  },
  open: (name) => {
    const { exists, uri } = fileOf(name);
    return Promise.resolve(exists ? { uri, close: () => undefined } : null);
  },
  remove: async (name) => {
    const file = fileOf(name);
    if (file.exists) file.delete();
    return Promise.resolve();
  },
  list: () => {
    const all = folder().exists ? folder().list() : [];
    return Promise.resolve(all.map((one) => one.name).flatMap((name) => name.split(ENDING, 1)));
  },
};
