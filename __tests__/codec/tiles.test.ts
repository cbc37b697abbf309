import fc from 'fast-check';
import { arrangementsOf } from '../../src/codec/arrangements';
import { BitWriter } from '../../src/codec/bits';
import { readCell, writeCell } from '../../src/codec/tiles';
import type { Color, Region, Tile } from '../../src/engine/tile';
import { COLORS, LEVELS } from '../../src/engine/tile';
import { tileArb } from '../support/arbitraries';
import { forest, irrigation, plain, temple, village, volcano, WILD } from '../support/build';
import { refuses, thereAndBack } from './there';

const back = (tile: Tile | null) => thereAndBack(tile, writeCell, readCell);

function comesBack(tile: Tile | null): void {
  expect(back(tile)).toEqual({ back: tile, failed: false, spent: true, length: expect.anything() });
}

const EVERY_TYPE: readonly Region[] = [
  village(3),
  village(3, { cancelled: true }),
  volcano(5),
  volcano(5, { cancelled: true }),
  forest(4, 2, 'red', 'white'),
  irrigation(6, 'yellow'),
  temple({ temples: 3 }),
  plain('red', { type: 'sacredStone', points: 1 }),
  plain('red', { type: 'farm' }),
  plain('red', { type: 'proselytism' }),
];

/** The six bits of type and colour; the types stand in the order of the engine's list. */
function face(type: number, color: Color): readonly [number, number] {
  return [2 + type * 5 + COLORS.indexOf(color), 6];
}
const [VILLAGE, FOREST, IRRIGATION, TEMPLE] = [0, 2, 3, 4] as const;
const NO_POINTS = [0, 5] as const;
const NO_LEVEL = [0, 2] as const;

describe('a cell', () => {
  it('empty or Wilderness takes one byte', () => {
    expect(back(null)).toMatchObject({ back: null, length: 1 });
    expect(back(WILD)).toMatchObject({ back: WILD, length: 1 });
  });

  it.each(EVERY_TYPE.map((tile) => [tile.type, tile] as const))(
    'with a %s comes back in every colour and level',
    (_, tile) => {
      for (const color of COLORS) {
        for (const level of [null, ...LEVELS]) comesBack({ ...tile, color, level });
      }
    },
  );

  it('comes back with 0 to 30 CP', () => {
    for (let points = 0; points <= 30; points += 1) comesBack(village(points));
  });

  it('comes back with no mystic value and with 1 to 99', () => {
    comesBack(temple({ mystic: null }));
    for (let mystic = 1; mystic <= 99; mystic += 1) comesBack(temple({ mystic }));
  });

  it('with a forest comes back for all 325 orders of colours and each count', () => {
    for (const colors of arrangementsOf(COLORS)) {
      for (let count = 1; count <= 6; count += 1) comesBack(forest(3, count, ...colors));
    }
  });

  it('with an irrigation comes back for each colour below, and with 1 to 3 temple symbols', () => {
    for (const color of COLORS) comesBack(irrigation(2, color));
    for (const temples of [1, 2, 3]) comesBack(temple({ temples }));
  });

  it('with any tile comes back', () => {
    fc.assert(fc.property(fc.option(tileArb), comesBack), { numRuns: 1000 });
  });
});

describe('a cell that says what no tile has', () => {
  it.each([
    ['the 43rd face', [[42, 6]]],
    ['31 CP', [face(VILLAGE, 'red'), [31, 5], NO_LEVEL, [0, 1]]],
    ['a mystic value of 100', [face(VILLAGE, 'white'), NO_POINTS, NO_LEVEL, [100, 7], [0, 1]]],
    ['a forest of seven', [face(FOREST, 'red'), NO_POINTS, NO_LEVEL, [6, 3], [0, 9]]],
    ['the 326th order', [face(FOREST, 'red'), NO_POINTS, NO_LEVEL, [0, 3], [325, 9]]],
    ['a sixth colour', [face(IRRIGATION, 'red'), NO_POINTS, NO_LEVEL, [5, 3]]],
    ['four temple symbols', [face(TEMPLE, 'red'), NO_POINTS, NO_LEVEL, [3, 2]]],
    ['no end', [face(TEMPLE, 'red')]],
  ] as const)('is refused: %s', (_, fields) => {
    expect(refuses(readCell, ...fields)).toBe(true);
  });

  it.each([
    ['31 CP', village(31)],
    ['half a CP', village(0.5)],
    ['a mystic value of 0', temple({ mystic: 0 })],
    ['a mystic value of 100', temple({ mystic: 100 })],
    ['a mystic value on red', village(1, { color: 'red', mystic: 3 })],
    ['a forest of seven', forest(1, 7, 'red')],
    ['a forest of no colour', forest(1, 1)],
    ['a forest of one colour twice', forest(1, 1, 'red', 'red')],
    ['no temple symbol', temple({ temples: 0 })],
  ])('is not written: %s', (_, tile) => {
    expect(() => writeCell(new BitWriter(), tile)).toThrow(RangeError);
  });
});
