import fc from 'fast-check';
import { applyEdit } from '../../../src/engine/edit/applyEdit';
import { newTable } from '../../../src/engine/edit/newTable';
import { seatFor } from '../../../src/engine/edit/seatFor';
import { sendersOf } from '../../../src/engine/edit/sendersOf';
import {
  addEdit,
  currentTable,
  redo,
  startTimeline,
  undo,
} from '../../../src/engine/edit/timeline';
import type { Edit } from '../../../src/engine/edit/edit';
import { player, pyramid, table, temple } from '../../support/build';
import { editArb } from '../../support/edits';

const start = newTable(['Player 1', 'Bo', 'Cy']);
const isUnnamed = (name: string) => name.startsWith('Player') || name === 'Me';
const DEE = player({ name: 'Dee' });
const give = (seat: number, from = 7): Edit => ({ kind: 'hand-over', seat, from, player: DEE });

describe('a pyramid from another device', () => {
  it('takes the place of what was at the seat, or sits down at the next one', () => {
    expect(applyEdit(start, give(1)).players[1]).toBe(DEE);
    expect(applyEdit(start, give(3)).players.map(({ name }) => name)).toEqual([
      'Player 1',
      'Bo',
      'Cy',
      'Dee',
    ]);
  });

  it('has no seat beyond the next one, and none at a full table', () => {
    expect(applyEdit(newTable(['A', 'B']), give(3))).toEqual(newTable(['A', 'B']));
    expect(applyEdit(newTable(['A', 'B', 'C', 'D']), give(4)).players).toHaveLength(4);
  });

  it('takes a pick along with the temple it was for', () => {
    const before = table([{ pyramid: pyramid([0, 0, temple()]) }, {}], { templePicks: [7, null] });
    expect(applyEdit(before, give(0)).templePicks).toEqual([null, null]);
  });
});

describe('the devices at a table', () => {
  const timeline = [give(1), give(3, 8)].reduce(addEdit, startTimeline(start));

  it('are known by seat, and follow their players', () => {
    expect(sendersOf(timeline)).toEqual([null, 7, null, 8]);
    const moved = addEdit(timeline, { kind: 'move-player', seat: 3, to: 0 });
    expect(sendersOf(moved)).toEqual([8, null, 7, null]);
    const gone = addEdit(moved, { kind: 'remove-player', seat: 1 });
    expect(sendersOf(gone)).toEqual([8, 7, null]);
  });

  it('are gone after an undo and there again after a redo', () => {
    expect(sendersOf(undo(timeline))).toEqual([null, 7, null]);
    expect(sendersOf(redo(undo(timeline)))).toEqual([null, 7, null, 8]);
  });

  it('are as many as there are players, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(editArb, { maxLength: 40 }), (edits) => {
        const after = edits.reduce(addEdit, startTimeline(start));
        expect(sendersOf(after)).toHaveLength(currentTable(after).players.length);
      }),
    );
  });
});

describe('the seat for a pyramid', () => {
  const seat = (name: string, from = 9, at = start, senders: (number | null)[] = []) =>
    seatFor(at, senders, from, name, isUnnamed);

  it('is where the same device’s was', () => {
    expect(seat('Dee', 7, start, [null, null, 7])).toBe(2);
  });

  it('is the free one of its name, whatever the case', () => {
    expect(seat('cy')).toBe(2);
  });

  it('is one that nobody has named, before a new one', () => {
    expect(seat('Dee')).toBe(0);
    expect(seat('Dee', 9, newTable(['Ana', 'Bo']))).toBe(2);
  });

  it('is any free one for who gave no name', () => {
    expect(seat('Me', 9, newTable(['Ana', 'Bo']))).toBe(0);
  });

  it('is not one where something was entered: at a full table somebody is asked', () => {
    const full = table([{ name: 'Dee' }, { name: 'Me' }, {}, {}]);
    expect(seat('Dee', 9, full)).toBeNull();
    const left = { ...full, players: [...full.players.slice(0, 3), start.players[1] ?? DEE] };
    expect(seat('Dee', 9, left)).toBe(3);
  });
});
