import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SIRV = join('node_modules', 'sirv-cli', 'bin.js');

export interface Server {
  readonly url: string;
  readonly stop: () => void;
}

/** A folder as a web page, every address answered by its index as the built app wants it. */
export async function serve(folder: string, port: number): Promise<Server> {
  // Started without npx between, for a server must end when it is told to.
  const server = spawn(process.execPath, [SIRV, folder, '--single', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server.stdout, 'data');
  return { url: `http://localhost:${port}`, stop: () => server.kill() };
}
