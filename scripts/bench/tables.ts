import fc from 'fast-check';
import { legalTableArb } from '../../__tests__/support/arbitraries';
import { makeTable } from '../../src/engine/format/makeTable';

const SEED = 57;

/** The same tables in every run: full ones, such as a game leaves behind. */
export function benchTables(count: number): ReturnType<typeof makeTable>[] {
  return fc.sample(legalTableArb, { numRuns: count, seed: SEED }).map(makeTable);
}
