import { parseTable } from '../../src/engine/format/parseTable';
import { scoreTable } from '../../src/engine/score';
import { median } from './quantile';
import { benchTables } from './tables';

const ROUNDS = 41;
const CALLS = 2000;

/** Microseconds a call, over one round. */
function time(call: () => unknown): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < CALLS; i += 1) call();
  return Number(process.hrtime.bigint() - start) / CALLS / 1000;
}

export function benchEngine(): string[] {
  const table = benchTables(200).find(({ players }) => players.length === 4);
  const parsed = parseTable(table);
  if (!parsed.ok) throw new Error('the bench table is not accepted');
  const text = JSON.stringify(table);
  const parse = () => JSON.parse(text) as unknown;
  const score = () => scoreTable(parsed.table);
  const read = () => parseTable(JSON.parse(text));

  // The three take turns, so that a slow moment of the machine hits all of them; the first rounds warm up.
  const rounds = Array.from({ length: ROUNDS }, () => {
    const base = time(parse);
    return { base, score: time(score) / base, read: time(read) / base };
  }).slice(ROUNDS / 4);
  const of = (key: 'base' | 'score' | 'read') => median(rounds.map((round) => round[key]));
  return [
    `score a full 4-player table : JSON.parse of its ${text.length} characters = ${of('score').toFixed(2)} (aim 0.5; JSON.parse took ${of('base').toFixed(1)} µs)`,
    `JSON.parse and check it     : JSON.parse alone = ${of('read').toFixed(1)}`,
  ];
}
