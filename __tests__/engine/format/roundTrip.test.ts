import fc from 'fast-check';
import { makeTable } from '../../../src/engine/format/makeTable';
import { parseTable } from '../../../src/engine/format/parseTable';
import { draftTableArb } from '../../support/arbitraries';

describe('a table written and read again', () => {
  it('is the same table', () => {
    fc.assert(
      fc.property(draftTableArb, (table) => {
        const text = JSON.stringify(makeTable(table));
        expect(parseTable(JSON.parse(text))).toEqual({ ok: true, table });
      }),
    );
  });
});
