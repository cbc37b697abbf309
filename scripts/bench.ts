/** `npm run bench`: ratios from one run, for machines differ and are noisy. It asserts nothing. */
import { benchCommand } from './bench/command';
import { benchEngine } from './bench/engine';
import { benchHistory } from './bench/history';
import { benchPress } from './bench/press';
import { benchReader } from './bench/reader';
import { benchShot } from './bench/shot';

async function main(): Promise<void> {
  const all = [benchEngine, benchCommand, benchReader, benchShot, benchPress, benchHistory];
  for (const bench of all) {
    process.stdout.write(`${(await bench()).join('\n')}\n`);
  }
}

void main();
