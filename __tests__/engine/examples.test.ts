import { makeScore } from '../../src/engine/format/makeScore';
import { parseTable } from '../../src/engine/format/parseTable';
import { scoreTable } from '../../src/engine/score';
import { contractOf } from '../support/contract';
import { EXAMPLES } from '../support/examples';

describe('the examples', () => {
  it('are all there', () => {
    expect(EXAMPLES).toHaveLength(21);
  });

  it.each(EXAMPLES)('$name is scored right', ({ table, score }) => {
    const parsed = parseTable(table);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(contractOf(makeScore(scoreTable(parsed.table)))).toEqual(contractOf(score));
  });
});
