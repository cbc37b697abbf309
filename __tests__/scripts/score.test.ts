import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractOf } from '../support/contract';
import { EXAMPLES } from '../support/examples';
import type { NaiveScore } from '../support/naiveScorer';

const ROOT = path.resolve(__dirname, '../..');

/** The command as a person calls it. */
function score(args: readonly string[], input = '') {
  const run = spawnSync('npm', ['run', '--silent', 'score', '--', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  // A machine's own npm settings may add warnings of npm's; they are not the command's.
  const errors = run.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
  return { code: run.status, lines: run.stdout.split('\n').slice(0, -1), errors };
}

describe('npm run --silent score', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'orbis-score-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function file(text: string): string {
    const name = path.join(folder, 'table.json');
    writeFileSync(name, text);
    return name;
  }

  it('prints the score of the table in a file', () => {
    const [example] = EXAMPLES;
    if (example === undefined) throw new Error('no example');
    const { code, lines, errors } = score([file(JSON.stringify(example.table, null, 1))]);
    expect([code, errors]).toEqual([0, []]);
    expect(contractOf(JSON.parse(lines.join('')) as NaiveScore)).toEqual(contractOf(example.score));
  });

  it('refuses a bad file: a line for each problem on standard error, exit code 2', () => {
    const table = { ...EXAMPLES[0]?.table, format: 'orbis-table/9', canceled: true };
    expect(score([file(JSON.stringify(table))])).toEqual({
      code: 2,
      lines: [],
      errors: [
        'format: expected one of orbis-table/1, got "orbis-table/9"',
        'canceled: unknown field',
      ],
    });
  });

  it.each([
    ['a file that is not JSON', () => [file('{"players":')], /^table: not JSON/],
    ['a file that is not there', () => [path.join(folder, 'none.json')], /none\.json: ENOENT/],
    ['no arguments', () => [], /^usage: /],
  ])('refuses %s', (_, args, message) => {
    const { code, lines, errors } = score(args());
    expect([code, lines.length, errors.length]).toEqual([2, 0, 1]);
    expect(errors[0]).toMatch(message);
  });

  it('answers each line in order, bad ones among them, exit code 2', () => {
    const tables = EXAMPLES.map(({ table }) => JSON.stringify(table));
    const input = [tables[0], '{"format":1}', 'no json', ...tables.slice(1)].join('\n');
    const { code, lines } = score(['--ndjson'], input);
    const answers = lines.map((line) => JSON.parse(line) as NaiveScore & { error?: unknown });
    expect(code).toBe(2);
    expect(answers).toHaveLength(EXAMPLES.length + 2);
    expect(answers[1]?.error).toContainEqual({ path: 'players', message: 'missing' });
    expect(answers[2]?.error).toMatchObject([{ path: 'table' }]);
    const scores = answers.filter(({ error }) => error === undefined);
    expect(scores.map(contractOf)).toEqual(EXAMPLES.map(({ score: right }) => contractOf(right)));
  });

  it('answers good lines only with exit code 0', () => {
    const input = EXAMPLES.map(({ table }) => `${JSON.stringify(table)}\r\n`).join('');
    expect(score(['--ndjson'], input).code).toBe(0);
  });
});
