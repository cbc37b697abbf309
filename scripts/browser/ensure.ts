/** Run before the browser tests: says in one line what to install where it cannot do so itself. */
import { ensureChromium } from './chromium';

try {
  ensureChromium();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
