import { amendEdit } from '../../../src/engine/edit/amendEdit';
import { newTable } from '../../../src/engine/edit/newTable';
import type { Timeline } from '../../../src/engine/edit/timeline';
import {
  addEdit,
  canUndo,
  currentTable,
  startTimeline,
  undo,
} from '../../../src/engine/edit/timeline';

const start = startTimeline(newTable(['Player 1', 'Player 2']));
const name = (seat: number, text: string) => ({ kind: 'name', seat, name: text }) as const;
const names = (timeline: Timeline) => currentTable(timeline).players.map((player) => player.name);

test('a name typed letter by letter is undone as one', () => {
  const typed = ['An', 'Ana'].reduce(
    (timeline, text) => amendEdit(timeline, name(0, text)),
    addEdit(start, name(0, 'A')),
  );
  expect(names(typed)).toEqual(['Ana', 'Player 2']);
  expect(names(undo(typed))).toEqual(['Player 1', 'Player 2']);
  expect(canUndo(undo(typed))).toBe(false);
});

test('the names of two players are undone one by one', () => {
  const typed = amendEdit(addEdit(start, name(0, 'Ana')), name(1, 'Bo'));
  expect(names(undo(typed))).toEqual(['Ana', 'Player 2']);
});

test('nothing but a name is ever merged', () => {
  const counted = addEdit(start, { kind: 'worshipers', seat: 0, worshipers: 3 });
  const more = amendEdit(counted, { kind: 'worshipers', seat: 0, worshipers: 4 });
  expect(currentTable(undo(more)).players[0]?.worshipers).toBe(3);
});

test('after an undo, typing begins a new edit and does not eat the one before', () => {
  const two = addEdit(addEdit(start, name(0, 'Ana')), name(0, 'Anna'));
  const typed = amendEdit(undo(two), name(0, 'Zoë'));
  expect(names(typed)[0]).toBe('Zoë');
  expect(names(undo(typed))[0]).toBe('Ana');
});
