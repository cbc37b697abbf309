import { faceKey } from '../../../src/box/boxTile';
import type { Edit } from '../../../src/engine/edit/edit';
import { newTable } from '../../../src/engine/edit/newTable';
import { scoreTable } from '../../../src/engine/score';
import { entryActions } from '../../../src/screens/entry/entryActions';
import type { Moment } from '../../../src/screens/entry/entryStore';
import type { EntryEvent } from '../../../src/screens/entry/entryState';
import { START } from '../../../src/screens/entry/entryState';
import { temple, village, WILD } from '../../support/build';

/** An entry of which nothing is drawn: only what is known now, which a test may move on. */
function entry(first: Partial<Moment> = {}) {
  const table = newTable(['Ana', 'Bo']);
  const [player] = table.players;
  if (player === undefined) throw new Error('nobody sits here');
  const edits: Edit[] = [];
  const events: EntryEvent[] = [];
  let time = 0;
  let now: Moment = {
    player,
    state: START,
    view: { panel: 'palette', cursor: 3 },
    faces: new Map(),
    box: [],
    open: {
      kind: 'table',
      table,
      score: scoreTable(table),
      hints: [],
      canUndo: false,
      canRedo: false,
      edit: (edit) => edits.push(edit),
      amend: () => undefined,
      undo: () => undefined,
      redo: () => undefined,
    },
    ...first,
  };
  return {
    edits,
    events,
    goOn: (next: Partial<Moment>) => {
      now = { ...now, ...next };
    },
    actions: entryActions(
      0,
      { get: () => now, dispatch: (event) => events.push(event), together: (run) => run() },
      () => undefined,
      () => time,
    ),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('a tile goes to the cursor, and the entry goes on from there', () => {
  const { actions, edits, events } = entry();
  actions.place(WILD);
  expect(edits).toEqual([{ kind: 'tile', seat: 0, cell: 3, tile: WILD }]);
  expect(events).toEqual([{ kind: 'placed', cell: 3 }]);
});

test('an offered tile that is pressed again before it is drawn as taken is placed once', () => {
  const { actions, edits, goOn } = entry();
  const face = temple();
  actions.placeFree(face);
  goOn({ faces: new Map([[faceKey(face), 1]]), view: { panel: 'palette', cursor: 4 } });
  actions.placeFree(face);
  expect(edits).toHaveLength(1);
});

test('another offered tile is placed although the first is not drawn as taken yet', () => {
  const { actions, edits, goOn } = entry();
  actions.placeFree(temple());
  goOn({ faces: new Map([[faceKey(temple()), 1]]), view: { panel: 'palette', cursor: 4 } });
  actions.placeFree(temple({ mystic: 9 }));
  expect(edits.map((edit) => edit.kind === 'tile' && edit.cell)).toEqual([3, 4]);
});

test('a form that is pressed again before it starts anew places its tile once', () => {
  const { actions, edits, goOn } = entry();
  actions.placeOnce(0, village(4));
  goOn({ state: { ...START, round: 1 } });
  actions.placeOnce(0, village(4));
  expect(edits).toHaveLength(1);
});

test('nothing is placed once the pyramid is full, whatever is still drawn', () => {
  const { actions, edits } = entry({ view: { panel: 'god', cursor: null } });
  actions.place(WILD);
  actions.placeFree(temple());
  expect(edits).toEqual([]);
});

test('the second tap of a double tap places nothing where the palette turned by itself in between', () => {
  const { actions, edits, goOn, wait } = entry({ state: { ...START, color: 'white' } });
  actions.placeFree(temple());
  goOn({ state: { ...START, round: 1, color: 'yellow' }, view: { panel: 'palette', cursor: 4 } });
  wait(200);
  actions.placeFree(village(4));
  expect(edits).toHaveLength(1);
  wait(200);
  actions.placeFree(village(4));
  expect(edits).toHaveLength(2);
});

test('a tile of a colour that somebody just chose is placed at once', () => {
  const { actions, edits, goOn } = entry({ state: { ...START, color: 'white' } });
  actions.placeFree(temple());
  actions.chooseColor('yellow');
  goOn({ state: { ...START, round: 1, color: 'yellow' }, view: { panel: 'palette', cursor: 4 } });
  actions.placeFree(village(4));
  expect(edits).toHaveLength(2);
});
