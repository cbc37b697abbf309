/**
 * `npm run --silent score -- game.json`      one table, its score on standard output
 * `npm run --silent score -- --ndjson`       a table per line on standard input, an answer per line
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { scoreText } from './score/scoreText';

const EXIT_BAD_INPUT = 2;
const USAGE = 'usage: npm run --silent score -- <table.json> | --ndjson < <tables.ndjson>';

function fail(...lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = EXIT_BAD_INPUT;
}

function scoreFile(path: string): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    fail(`${path}: ${error instanceof Error ? error.message : 'cannot be read'}`);
    return;
  }
  const answer = scoreText(text);
  if (answer.ok) process.stdout.write(`${JSON.stringify(answer.score)}\n`);
  else fail(...answer.error.map(({ path: where, message }) => `${where}: ${message}`));
}

async function scoreLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answer = scoreText(line);
    if (!answer.ok) process.exitCode = EXIT_BAD_INPUT;
    const written = process.stdout.write(
      `${JSON.stringify(answer.ok ? answer.score : { error: answer.error })}\n`,
    );
    if (!written) await once(process.stdout, 'drain');
  }
}

const [argument, ...more] = process.argv.slice(2);
if (argument === undefined || more.length > 0) fail(USAGE);
else if (argument === '--ndjson') void scoreLines();
else scoreFile(argument);
