import { applyEdit } from '../../../src/engine/edit/applyEdit';
import { newTable } from '../../../src/engine/edit/newTable';
import type { DraftTable } from '../../../src/engine/table';
import { at, table, village, WILD } from '../../support/build';

const start = newTable(['Ana', 'Bo', 'Cy']);
const names = ({ players }: DraftTable) => players.map(({ name }) => name);

describe('an edit', () => {
  it('places a tile, and takes it away', () => {
    const placed = applyEdit(start, { kind: 'tile', seat: 1, cell: at(0, 2), tile: village(4) });
    expect(placed.players[1]?.pyramid[at(0, 2)]).toEqual(village(4));
    expect(applyEdit(placed, { kind: 'tile', seat: 1, cell: at(0, 2), tile: null })).toEqual(start);
  });

  it('swaps two cells, also with an empty one', () => {
    const placed = applyEdit(start, { kind: 'tile', seat: 0, cell: at(0, 0), tile: WILD });
    const swapped = applyEdit(placed, { kind: 'swap', seat: 0, from: at(0, 0), to: at(1, 1) });
    expect(swapped.players[0]?.pyramid[at(0, 0)]).toBeNull();
    expect(swapped.players[0]?.pyramid[at(1, 1)]).toEqual(WILD);
  });

  it("leaves Death's token behind when another God takes its place", () => {
    const dead = applyEdit(start, { kind: 'god', seat: 0, god: 'death', cancelled: true });
    expect(dead.players[0]?.godCancelled).toBe(true);
    const love = applyEdit(dead, { kind: 'god', seat: 0, god: 'love', cancelled: true });
    expect(love.players[0]).toMatchObject({ god: 'love', godCancelled: false });
  });

  it('moves a player, and what was said of the seat moves along', () => {
    const before = table([{ name: 'A' }, { name: 'B' }, { name: 'C' }], {
      templeTieOrder: [2, 0],
      templePicks: [null, null, 4],
    });
    const after = applyEdit(before, { kind: 'move-player', seat: 2, to: 0 });
    expect(names(after)).toEqual(['C', 'A', 'B']);
    expect(after.templeTieOrder).toEqual([0, 1]);
    expect(after.templePicks).toEqual([4, null, null]);
  });

  it('adds up to four players and removes down to one; other numbers have other tokens', () => {
    const picked = { ...start, templePicks: [9, null, null] };
    const four = applyEdit(picked, { kind: 'add-player', name: 'Di' });
    expect(names(four)).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
    expect(four.templePicks).toEqual([null, null, null, null]);
    expect(applyEdit(four, { kind: 'add-player', name: 'Ed' })).toBe(four);
    expect(names(applyEdit(four, { kind: 'remove-player', seat: 1 }))).toEqual(['Ana', 'Cy', 'Di']);
    const one = newTable(['Ana']);
    expect(applyEdit(one, { kind: 'remove-player', seat: 0 })).toBe(one);
  });

  it('changes nothing where nobody sits', () => {
    expect(applyEdit(start, { kind: 'worshipers', seat: 3, worshipers: 2 })).toBe(start);
    expect(applyEdit(start, { kind: 'move-player', seat: 0, to: 3 })).toBe(start);
  });
});
