import { makeScore } from '../../src/engine/format/makeScore';
import type { InputProblem } from '../../src/engine/format/inputProblem';
import { parseTable } from '../../src/engine/format/parseTable';
import { scoreTable } from '../../src/engine/score';
import type { WordedProblem } from './wordProblem';
import { wordProblem } from './wordProblem';

export type Answer =
  | { readonly ok: true; readonly score: ReturnType<typeof makeScore> }
  | { readonly ok: false; readonly error: readonly WordedProblem[] };

function refuse(problems: readonly InputProblem[]): Answer {
  return { ok: false, error: problems.map(wordProblem) };
}

/** Text from outside to a score, or to the problems that keep it from being one. */
export function scoreText(text: string): Answer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'unreadable';
    return refuse([{ path: [], fault: { code: 'not-json', detail } }]);
  }
  const parsed = parseTable(value);
  if (!parsed.ok) return refuse(parsed.problems);
  return { ok: true, score: makeScore(scoreTable(parsed.table)) };
}
