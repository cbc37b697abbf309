import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No sandbox for root, and no calls home: the machine may have no network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Expo's types let an environment variable be anything. */
function env(name: string): string | undefined {
  return process.env[name] as string | undefined;
}

function onPath(): string | undefined {
  const folders = (env('PATH') ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function ownCopy(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The Chromium of this machine: one on the path, or Playwright's own. */
export function findChromium(): string | undefined {
  return env('CHROMIUM_PATH') ?? onPath() ?? ownCopy();
}

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}

function isRootOnDebian(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function install(): boolean {
  if (isRootOnDebian()) {
    return (
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    );
  }
  return run('npx', 'playwright', 'install', 'chromium');
}

/** The Chromium of this machine, fetched where there is none. */
export function ensureChromium(): string {
  const found = findChromium() ?? (install() ? findChromium() : undefined);
  if (found === undefined) {
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) and try again.');
  }
  return found;
}
