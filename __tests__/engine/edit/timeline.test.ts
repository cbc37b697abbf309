import fc from 'fast-check';
import { applyEdit } from '../../../src/engine/edit/applyEdit';
import type { Edit } from '../../../src/engine/edit/edit';
import { newTable } from '../../../src/engine/edit/newTable';
import type { Timeline } from '../../../src/engine/edit/timeline';
import {
  addEdit,
  canRedo,
  canUndo,
  currentTable,
  redo,
  replay,
  startTimeline,
  undo,
} from '../../../src/engine/edit/timeline';
import { makeTable } from '../../../src/engine/format/makeTable';
import { scoreTable } from '../../../src/engine/score';
import { contractOf } from '../../support/contract';
import { makeScore } from '../../../src/engine/format/makeScore';
import { editArb } from '../../support/edits';
import { naiveScore } from '../../support/naiveScorer';

const start = newTable(['Ana', 'Bo', 'Cy']);
const whole = { minLength: 200, maxLength: 200 };

function times(count: number, step: (timeline: Timeline) => Timeline, from: Timeline): Timeline {
  return Array.from({ length: count }).reduce<Timeline>((timeline) => step(timeline), from);
}

describe('a timeline', () => {
  it('of 200 edits, all undone, is the start; all redone, is the end', () => {
    fc.assert(
      fc.property(fc.array(editArb, whole), (edits) => {
        const end = edits.reduce(addEdit, startTimeline(start));
        const back = times(200, undo, end);
        expect(currentTable(back)).toEqual(start);
        expect(canUndo(back)).toBe(false);
        const forth = times(200, redo, back);
        expect(currentTable(forth)).toEqual(currentTable(end));
        expect(canRedo(forth)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it('scores at every step, undo and redo among them, as the table scored afresh', () => {
    const stepArb = fc.oneof(
      { weight: 4, arbitrary: editArb.map((edit: Edit) => (now: Timeline) => addEdit(now, edit)) },
      { weight: 1, arbitrary: fc.constantFrom(undo, redo) },
    );
    fc.assert(
      fc.property(fc.array(stepArb, whole), (steps) => {
        let timeline = startTimeline(start);
        for (const step of steps) {
          timeline = step(timeline);
          const table = currentTable(timeline);
          const { edits, done } = timeline;
          expect(table).toEqual(edits.slice(0, done).reduce(applyEdit, start));
          // The naive scorer wants at least two players and every Worshiper count.
          if (table.players.length < 2) continue;
          const afresh = naiveScore(makeTable(table));
          const live = contractOf(makeScore(scoreTable(table)));
          expect(live.players).toEqual(contractOf(afresh).players);
          expect(live.temples).toEqual(contractOf(afresh).temples);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('a new edit takes the place of what was undone', () => {
    const named = (name: string): Edit => ({ kind: 'name', seat: 0, name });
    const two = addEdit(addEdit(startTimeline(start), named('Eva')), named('Eve'));
    const other = addEdit(undo(two), named('Ewa'));
    expect(other.edits).toEqual([named('Eva'), named('Ewa')]);
    expect(canRedo(other)).toBe(false);
    expect(currentTable(undo(other)).players[0]?.name).toBe('Eva');
  });

  it('replayed from its edits is the same', () => {
    fc.assert(
      fc.property(fc.array(editArb, { maxLength: 40 }), fc.nat(40), (edits, back) => {
        const lived = times(back, undo, edits.reduce(addEdit, startTimeline(start)));
        expect(replay(start, lived.edits, lived.done)).toEqual(lived);
      }),
      { numRuns: 50 },
    );
  });
});
