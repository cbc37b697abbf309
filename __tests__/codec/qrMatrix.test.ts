import { decodeQR } from 'qr/decode.js';
import { makeParcelText } from '../../src/codec/parcelText';
import type { QrMatrix } from '../../src/codec/qrMatrix';
import { qrMatrix, qrVersion } from '../../src/codec/qrMatrix';
import { mapCells } from '../../src/engine/geometry';
import type { Tile } from '../../src/engine/tile';
import { COLORS } from '../../src/engine/tile';
import { player } from '../support/build';
import { fullTable } from '../support/fullTable';

function read(matrix: QrMatrix): string {
  const scale = 4;
  const width = matrix.length * scale;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let index = 0; index < width * width; index += 1) {
    const row = matrix[Math.floor(index / width / scale)];
    const dark = row?.[Math.floor((index % width) / scale)] === true;
    data.set(dark ? [0, 0, 0, 255] : [255, 255, 255, 255], index * 4);
  }
  return decodeQR({ width, height: width, data });
}

const versionOf = (name: string, tile: (cell: number) => Tile) => {
  const pyramid = mapCells(tile);
  return qrVersion(
    qrMatrix(
      makeParcelText({ kind: 'pyramid', from: 0xffffffff, player: player({ name, pyramid }) }),
    ),
  );
};

test('a code is read back to the letter, its quiet zone is light', () => {
  const text = makeParcelText({ kind: 'table', id: 'a1', table: fullTable(), location: 'Łódź' });
  const matrix = qrMatrix(text);
  expect(read(matrix)).toBe(text);
  expect(matrix.slice(0, 4).flat()).not.toContain(true);
});

/** No tile takes more bits than a white forest of five colours with a mystic value. */
const LONGEST: Tile = {
  type: 'forest',
  color: 'white',
  points: 30,
  level: 3,
  mystic: 99,
  needs: { count: 6, colors: COLORS },
};

test('a pyramid of the longest tiles and a name of 12 letters fits version 6 at M', () => {
  expect(versionOf('Maximilianne', () => LONGEST)).toBeLessThanOrEqual(6);
  expect(versionOf('Александрина', () => LONGEST)).toBeLessThanOrEqual(6);
});

test('a pyramid as it is played fits version 5, a table of four version 13', () => {
  const { players } = fullTable(3);
  const [first] = players;
  const tiles = first?.pyramid ?? mapCells(() => null);
  expect(versionOf('Maximilianne', (cell) => tiles[cell] as Tile)).toBeLessThanOrEqual(5);
  const table = makeParcelText({
    kind: 'table',
    id: 'mf3k2j9aab12cd',
    table: fullTable(3),
    location: 'Zu Hause',
  });
  expect(qrVersion(qrMatrix(table))).toBeLessThanOrEqual(13);
});
