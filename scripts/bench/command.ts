import { spawnSync } from 'node:child_process';
import { benchTables } from './tables';

const TABLES = 20_000;
const DIFFERENT = 500;

/** The whole command, from the start of the process to its last line. */
export function benchCommand(): string[] {
  const lines = benchTables(DIFFERENT).map((table) => JSON.stringify(table));
  const input = Array.from({ length: TABLES }, (_, index) => lines[index % DIFFERENT]).join('\n');
  const start = performance.now();
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'score', '--', '--ndjson'], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const seconds = (performance.now() - start) / 1000;
  const answers = stdout.split('\n').length - 1;
  if (status !== 0 || answers !== TABLES) throw new Error(`the command answered ${answers} lines`);
  return [
    `score --ndjson, ${TABLES} tables: ${(TABLES / seconds).toFixed(0)} tables a second (${seconds.toFixed(1)} s, start included)`,
  ];
}
