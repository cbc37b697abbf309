import { keyCommand } from '../../../src/screens/entry/keyCommand';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['ArrowLeft', { kind: 'move', direction: 'left' }],
  ['ArrowUp', { kind: 'move', direction: 'up' }],
  ['r', { kind: 'color', color: 'red' }],
  ['W', { kind: 'color', color: 'white' }],
  ['x', { kind: 'wilderness' }],
  ['7', { kind: 'digit', digit: 7 }],
  ['c', { kind: 'token' }],
  ['Delete', { kind: 'clear' }],
  ['Backspace', { kind: 'clear' }],
  ['q', null],
  ['Enter', null],
  ['Tab', null],
])('%s means %j', (key, command) => {
  expect(keyCommand({ ...NONE, key })).toEqual(command);
});

test.each([
  [{ key: 'z', ctrlKey: true }, { kind: 'undo' }],
  [{ key: 'z', metaKey: true }, { kind: 'undo' }],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
  [{ key: 'y', ctrlKey: true }, { kind: 'redo' }],
  // The browser's own: reload, find, and what a person types with alt.
  [{ key: 'r', ctrlKey: true }, null],
  [{ key: 'c', metaKey: true }, null],
  [{ key: 'x', altKey: true }, null],
])('%j means %j', (press, command) => {
  expect(keyCommand({ ...NONE, ...press })).toEqual(command);
});
