/**
 * `npm run --silent read -- picture.png […]`: a line of JSON for each picture of a pyramid, cut to
 * the frame: five tiles wide and four high, the base at the bottom.
 */
import { readFile } from './read/readFile';

const EXIT_BAD_INPUT = 2;
const USAGE = 'usage: npm run --silent read -- <picture.png | picture.jpg> […]';

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = EXIT_BAD_INPUT;
}

const files = process.argv.slice(2);
if (files.length === 0) fail(USAGE);
for (const file of files) {
  const answer = readFile(file);
  if (answer.ok) process.stdout.write(`${answer.line}\n`);
  else fail(answer.message);
}
