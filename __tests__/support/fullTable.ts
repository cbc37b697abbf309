import { newTable } from '../../src/engine/edit/newTable';
import { BELOW, CELLS, mapCells } from '../../src/engine/geometry';
import type { DraftPlayer, DraftTable } from '../../src/engine/table';
import type { Color, Region, Tile } from '../../src/engine/tile';
import { COLORS, showsColor } from '../../src/engine/tile';

/** A box of our own making with as many faces as the real one: 13 of each colour, no two alike. */
function facesOf(color: Color): Region[] {
  return Array.from({ length: 13 }, (_, index): Region => {
    const printed = {
      color,
      points: index,
      level: null,
      mystic: color === 'white' ? index + 1 : null,
    };
    switch (color) {
      case 'red':
        return { type: 'volcano', cancelled: false, ...printed };
      case 'yellow':
        return { type: 'village', cancelled: false, ...printed };
      case 'blue':
        return { type: 'irrigation', needs: { color: COLORS[index % 5] ?? 'red' }, ...printed };
      case 'green':
        return {
          type: 'forest',
          needs: { count: 1 + (index % 4), colors: ['green', COLORS[index % 2] ?? 'red'] },
          ...printed,
        };
      case 'white':
        return { type: 'temple', temples: 1 + (index % 2), ...printed };
    }
  });
}

export const FACES: readonly Region[] = COLORS.flatMap(facesOf);

/** Numbers that look random and are the same on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/**
 * Four pyramids that keep placement rule 3, of different faces; `wild` tiles could not be paid or
 * placed and lie face down.
 */
export function fullTable(wild = 7, seed = 3): DraftTable {
  const below = numbers(seed);
  const left = [...FACES];
  const faceDown = new Set<number>();
  while (faceDown.size < wild) faceDown.add(below(56));

  function take(fits: (face: Region) => boolean): Tile {
    const choices = left.filter(fits);
    const face = choices[below(choices.length)];
    if (face === undefined) throw new Error('no face fits: try another seed');
    left.splice(left.indexOf(face), 1);
    return face;
  }

  const table = newTable(['Ana', 'Bo', 'Cy', 'Di']);
  const players = table.players.map((player, seat): DraftPlayer => {
    const tiles: Tile[] = [];
    for (const cell of CELLS) {
      const supports = BELOW[cell].map((under) => tiles[under]);
      const fits = (face: Region) =>
        supports.length === 0 ||
        supports.some((support) => support !== undefined && showsColor(support, face.color));
      tiles.push(faceDown.has(seat * 14 + cell) ? { type: 'wilderness' } : take(fits));
    }
    return {
      ...player,
      god: (['oceans', 'fire', 'nature', 'harvests'] as const)[seat] ?? 'love',
      worshipers: seat + 1,
      pyramid: mapCells((cell) => tiles[cell] ?? null),
    };
  });
  return { ...table, players };
}
