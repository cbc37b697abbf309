import type { EntryEvent, EntryState } from '../../../src/screens/entry/entryState';
import { entryReducer, START, viewOf } from '../../../src/screens/entry/entryState';
import { at, player, pyramid, WILD } from '../../support/build';

const after = (...events: EntryEvent[]): EntryState => events.reduce(entryReducer, START);
const cell = at(1, 2);
const unfinished = player({ pyramid: pyramid([1, 2, WILD]), god: null, worshipers: null });

describe('left alone, the screen shows', () => {
  test('the palette at the first free cell', () => {
    expect(viewOf(START, unfinished)).toEqual({ panel: 'palette', cursor: at(0, 0) });
  });

  test('the God once the pyramid is full', () => {
    expect(viewOf(START, player({ god: null }))).toEqual({ panel: 'god', cursor: null });
  });

  test('that nothing is missing, at last', () => {
    expect(viewOf(START, player())).toEqual({ panel: 'done', cursor: null });
  });
});

describe('turning to a cell', () => {
  test.each([
    ['look', 'sheet'],
    ['change', 'change'],
    ['swap', 'swap'],
  ] as const)('with a tile to %s shows %s', (doing, panel) => {
    const state = after({ kind: 'turn-to', focus: { kind: 'cell', cell, doing } });
    expect(viewOf(state, unfinished)).toEqual({ panel, cursor: cell });
  });

  test('that is empty shows the palette there', () => {
    const empty = at(2, 0);
    const state = after({ kind: 'turn-to', focus: { kind: 'cell', cell: empty, doing: 'look' } });
    expect(viewOf(state, unfinished)).toEqual({ panel: 'palette', cursor: empty });
  });
});

test('God and Worshipers can be turned to at any time', () => {
  const god = after({ kind: 'turn-to', focus: { kind: 'god' } });
  expect(viewOf(god, unfinished).panel).toBe('god');
  const worshipers = after({ kind: 'turn-to', focus: { kind: 'worshipers' } });
  expect(viewOf(worshipers, unfinished).panel).toBe('worshipers');
});

test('the colour stays for the next tile, the form and the tiles on the table close', () => {
  const state = after(
    { kind: 'color', color: 'red', order: ['a'] },
    { kind: 'show-on-table' },
    { kind: 'form', open: true, points: 4 },
    { kind: 'placed', cell: at(0, 0) },
  );
  expect(state).toMatchObject({
    color: 'red',
    order: ['a'],
    form: null,
    formPoints: null,
    showOnTable: false,
    last: at(0, 0),
  });
});

test('a tile that was changed does not take the cursor along', () => {
  const state = after(
    { kind: 'placed', cell: at(0, 3) },
    { kind: 'turn-to', focus: { kind: 'cell', cell, doing: 'change' } },
    { kind: 'placed', cell },
  );
  expect(state.last).toBe(at(0, 3));
});

test('an undo that empties a cell puts the cursor there', () => {
  const state = after({ kind: 'stepped', cell: at(0, 3), freed: true, elsewhere: null });
  expect(viewOf(state, unfinished).cursor).toBe(at(0, 3));
});

test('what an undo changed elsewhere is said until the next step', () => {
  const undone: EntryEvent = { kind: 'stepped', cell: null, freed: false, elsewhere: 1 };
  expect(after(undone).elsewhere).toBe(1);
  expect(after(undone, { kind: 'color', color: 'blue', order: [] }).elsewhere).toBeNull();
});
