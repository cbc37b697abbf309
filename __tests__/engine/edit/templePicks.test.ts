import fc from 'fast-check';
import { applyEdit } from '../../../src/engine/edit/applyEdit';
import { newTable } from '../../../src/engine/edit/newTable';
import { makeTable } from '../../../src/engine/format/makeTable';
import { parseTable } from '../../../src/engine/format/parseTable';
import { scoreTable } from '../../../src/engine/score';
import { pyramid, table, temple, village } from '../../support/build';
import { editArb } from '../../support/edits';

const holder = { pyramid: pyramid([0, 0, temple()]) };
const level = table([holder, holder]);
const tokens = (...picks: (number | null)[]) => ({ templePicks: picks });

test('the first picker may leave the highest token to the next', () => {
  const picked = applyEdit(level, { kind: 'temple-pick', seat: 0, token: 2 });
  expect(scoreTable(picked).players.map(({ temple: points }) => points)).toEqual([2, 7]);
});

test('a token is taken once: whoever named it before goes back to the proposal', () => {
  const first = applyEdit(level, { kind: 'temple-pick', seat: 1, token: 7 });
  const second = applyEdit(first, { kind: 'temple-pick', seat: 0, token: 7 });
  expect(second).toMatchObject(tokens(7, null));
});

test('a token that is not on the table, or a picker without a temple, changes nothing', () => {
  expect(applyEdit(level, { kind: 'temple-pick', seat: 0, token: 11 })).toBe(level);
  const bare = table([{ pyramid: pyramid() }, holder]);
  expect(applyEdit(bare, { kind: 'temple-pick', seat: 0, token: 7 })).toBe(bare);
});

test('when the last temple goes, its pick goes with it', () => {
  const picked = applyEdit(level, { kind: 'temple-pick', seat: 0, token: 2 });
  const gone = applyEdit(picked, { kind: 'tile', seat: 0, cell: 0, tile: village(3) });
  expect(gone).toMatchObject(tokens(null, null));
});

test('the table’s order settles an open tie', () => {
  expect(scoreTable(level).problems).toContainEqual({ code: 'temple-tie-open', seats: [0, 1] });
  const settled = applyEdit(level, { kind: 'temple-order', order: [1] });
  expect(scoreTable(settled).problems.map(({ code }) => code)).not.toContain('temple-tie-open');
  expect(scoreTable(settled).temples.map(({ seat }) => seat)).toEqual([1, 0]);
});

test('whatever is done to a table, the format accepts it', () => {
  fc.assert(
    fc.property(fc.array(editArb, { maxLength: 60 }), (edits) => {
      const after = edits.reduce(applyEdit, newTable(['Ana', 'Bo', 'Cy']));
      if (after.players.length < 2) return;
      expect(parseTable(makeTable(after))).toMatchObject({ ok: true });
    }),
  );
});
