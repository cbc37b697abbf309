/** `npm run bench`: ratios from one run, for machines differ and are noisy. It asserts nothing. */
import { benchCommand } from './bench/command';
import { benchEngine } from './bench/engine';
import { benchHistory } from './bench/history';
import { benchPress } from './bench/press';
import { benchReader } from './bench/reader';

async function main(): Promise<void> {
  for (const bench of [benchEngine, benchCommand, benchReader, benchPress, benchHistory]) {
    process.stdout.write(`${(await bench()).join('\n')}\n`);
  }
}

void main();
