import { colorHints } from '../../../src/engine/edit/colorHints';
import { newTable } from '../../../src/engine/edit/newTable';
import type { ReadColors } from '../../../src/engine/edit/readColors';
import { addEdit, currentTable, startTimeline, undo } from '../../../src/engine/edit/timeline';
import { mapCells } from '../../../src/engine/geometry';
import { player, village, volcano, WILD } from '../../support/build';

const start = startTimeline(newTable(['Ana', 'Bo']));
const read = (...first: ReadColors[number][]): ReadColors =>
  mapCells((cell) => first[cell] ?? null);
const seen = addEdit(start, {
  kind: 'colors',
  seat: 1,
  colors: read('red', 'wilderness', null, 'blue'),
});
const hintsOf = (timeline: typeof start, seat = 1) => colorHints(timeline)[seat]?.slice(0, 5);

describe('colours read by camera', () => {
  it('are hints for empty cells; a Wilderness is placed whole', () => {
    expect(hintsOf(seen)).toEqual(['red', null, null, 'blue', null]);
    expect(currentTable(seen).players[1]?.pyramid.slice(0, 4)).toEqual([null, WILD, null, null]);
    expect(hintsOf(seen, 0)).toEqual([null, null, null, null, null]);
  });

  it('are taken back by one undo', () => {
    expect(hintsOf(undo(seen))).toEqual([null, null, null, null, null]);
    expect(currentTable(undo(seen))).toEqual(currentTable(start));
  });

  it('leave what is not read, keep a tile of the same colour and clear another', () => {
    const tiles = [village(1), volcano(2), volcano(3)].reduce(
      (timeline, tile, cell) =>
        addEdit(timeline, { kind: 'tile', seat: 0, cell: cell as 0 | 1 | 2, tile }),
      start,
    );
    const after = addEdit(tiles, { kind: 'colors', seat: 0, colors: read(null, 'red', 'green') });
    expect(currentTable(after).players[0]?.pyramid.slice(0, 3)).toEqual([
      village(1),
      volcano(2),
      null,
    ]);
  });

  it('follow a swap and a player who moves, and go with a pyramid that is handed over', () => {
    const swapped = addEdit(seen, { kind: 'swap', seat: 1, from: 0, to: 2 });
    expect(hintsOf(swapped)).toEqual([null, null, 'red', 'blue', null]);
    const movedUp = addEdit(seen, { kind: 'move-player', seat: 1, to: 0 });
    expect(hintsOf(movedUp, 0)).toEqual(['red', null, null, 'blue', null]);
    const handed = addEdit(seen, { kind: 'hand-over', seat: 1, from: 1, player: player() });
    expect(hintsOf(handed)).toEqual([null, null, null, null, null]);
  });
});
