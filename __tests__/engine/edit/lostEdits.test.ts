import type { Edit } from '../../../src/engine/edit/edit';
import { lostEdits } from '../../../src/engine/edit/lostEdits';
import { newTable } from '../../../src/engine/edit/newTable';
import type { Timeline } from '../../../src/engine/edit/timeline';
import { addEdit, startTimeline, undo } from '../../../src/engine/edit/timeline';
import type { Cell } from '../../../src/engine/geometry';
import { village, WILD } from '../../support/build';

const place = (cell: Cell, tile = village(4)): Edit => ({ kind: 'tile', seat: 0, cell, tile });
const START = addEdit(startTimeline(newTable(['Ana', 'Bo'])), place(0, { ...village(1) }));
const MINE = { upon: START, edits: [place(1), place(2)] };
const doing = (timeline: Timeline, ...edits: Edit[]) => edits.reduce(addEdit, timeline);

test('edits that somebody overwrote without having seen them are lost', () => {
  expect(lostEdits(MINE, doing(START, place(3)))).toEqual(MINE.edits);
});

test('nothing is lost where the others built upon the edits', () => {
  expect(lostEdits(MINE, doing(START, ...MINE.edits))).toEqual([]);
  expect(lostEdits(MINE, doing(START, ...MINE.edits, place(3)))).toEqual([]);
});

test('what was undone by somebody is not done again', () => {
  expect(lostEdits(MINE, undo(undo(doing(START, ...MINE.edits))))).toEqual([]);
  expect(lostEdits(MINE, doing(undo(START), place(3)))).toEqual([]);
});

test('a table that became another one keeps nothing of before', () => {
  const other = doing(startTimeline(newTable(['Cy', 'Di'])), place(4), place(3));
  expect(lostEdits(MINE, other)).toEqual([]);
});

test('edits are the same whatever the order of their fields', () => {
  const { kind, ...rest } = place(1);
  const turned = { ...rest, kind } as Edit;
  expect(lostEdits({ upon: START, edits: [place(1)] }, doing(START, turned))).toEqual([]);
  expect(
    lostEdits({ upon: START, edits: [{ ...place(1), tile: WILD } as Edit] }, doing(START, turned)),
  ).toHaveLength(1);
});
