/** Files in memory: a phone's own are behind its native code. They stay for as long as one test file runs. */
jest.mock('expo-file-system', () => {
  const files = new Map<string, Uint8Array>();

  class Entry {
    readonly uri: string;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
    get name() {
      return this.uri.slice(this.uri.lastIndexOf('/') + 1);
    }
  }

  class File extends Entry {
    get exists() {
      return files.has(this.uri);
    }
    create() {
      files.set(this.uri, new Uint8Array());
    }
    write(bytes: Uint8Array) {
      files.set(this.uri, Uint8Array.from(bytes));
    }
    bytes() {
      return Promise.resolve(Uint8Array.from(files.get(this.uri) ?? []));
    }
    delete() {
      if (!files.delete(this.uri)) throw new Error('no such file');
    }
  }

  class Directory extends Entry {
    private made = false;
    get exists() {
      return this.made || this.list().length > 0;
    }
    create() {
      this.made = true;
    }
    list() {
      const inside = [...files.keys()].filter((uri) => uri.startsWith(`${this.uri}/`));
      return inside.map((uri) => new File(uri));
    }
  }

  return { File, Directory, Paths: { document: 'file:///documents', cache: 'file:///cache' } };
});
