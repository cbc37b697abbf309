import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The bare counter as a page, built like the app: for production, on react-native-web. */
export function buildBareCounter(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orbis-bare-'));
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: [join(import.meta.dirname, 'counter.tsx')],
    outfile: join(folder, 'counter.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    alias: { 'react-native': 'react-native-web' },
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', global: 'globalThis' },
    logLevel: 'error',
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><div id="root"></div><script src="counter.js"></script>',
  );
  return folder;
}
