/** `npm run bench`: ratios from one run, for machines differ and are noisy. It asserts nothing. */
import { benchEngine } from './bench/engine';
import { benchCommand } from './bench/command';

process.stdout.write(`${[...benchEngine(), ...benchCommand()].join('\n')}\n`);
