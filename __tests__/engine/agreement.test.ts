import fc from 'fast-check';
import { makeScore } from '../../src/engine/format/makeScore';
import { makeTable } from '../../src/engine/format/makeTable';
import { scoreTable } from '../../src/engine/score';
import type { DraftTable } from '../../src/engine/table';
import { draftTableArb, legalTableArb } from '../support/arbitraries';
import { contractOf } from '../support/contract';
import { naiveScore } from '../support/naiveScorer';

function agree(table: DraftTable): void {
  const engine = makeScore(scoreTable(table));
  const naive = naiveScore(makeTable(table));
  expect(contractOf(engine)).toEqual(contractOf(naive));
}

describe('the engine and a naive scorer that shares no code with it agree', () => {
  it('on 5,000 tables as they come, rules broken and cells empty', () => {
    fc.assert(fc.property(draftTableArb, agree), { numRuns: 5000 });
  });

  it('on 5,000 tables that a game could have left behind', () => {
    fc.assert(fc.property(legalTableArb, agree), { numRuns: 5000 });
  });
});
