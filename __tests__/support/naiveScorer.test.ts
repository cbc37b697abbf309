import { contractOf } from './contract';
import { EXAMPLES } from './examples';
import { naiveScore } from './naiveScorer';

describe('the naive scorer', () => {
  it.each(EXAMPLES)('is right about $name', ({ table, score }) => {
    expect(contractOf(naiveScore(table))).toEqual(contractOf(score));
  });
});
