import { readFileSync } from 'node:fs';
import type { Pyramid } from '../../src/engine/geometry';
import { cellAt, ROW_LENGTHS } from '../../src/engine/geometry';
import { wholePicture } from '../../src/reader/picture';
import type { CellReading } from '../../src/reader/readPyramid';
import { readPyramid } from '../../src/reader/readPyramid';
import { LEAST_WIDTH } from '../../src/reader/viewPyramid';
import { decodePicture } from './decodePicture';

export type Answer =
  { readonly ok: true; readonly line: string } | { readonly ok: false; readonly message: string };

const DIGITS = 1000;

function makeCell({ shown, second, confidence, sure }: CellReading) {
  const told = { color: shown, confidence: Math.floor(confidence * DIGITS) / DIGITS, sure };
  return sure ? told : { ...told, second };
}

function makeRows(cells: Pyramid<CellReading>) {
  return ROW_LENGTHS.map((length, row) =>
    Array.from({ length }, (_, col) => makeCell(cells[cellAt(row, col) ?? 0])),
  );
}

/** A picture's file to one line of JSON, or to what keeps it from being read. */
export function readFile(file: string): Answer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'cannot be read';
    return { ok: false, message: `${file}: ${message}` };
  }
  const picture = decodePicture(bytes);
  if (picture === null) return { ok: false, message: `${file}: not a PNG or JPEG picture` };
  const reading = readPyramid(picture, wholePicture(picture));
  if (!reading.ok) {
    const size = `${picture.width} x ${picture.height} pixels`;
    return { ok: false, message: `${file}: too small, ${size}; ${LEAST_WIDTH} wide is the least` };
  }
  return { ok: true, line: JSON.stringify({ file, rows: makeRows(reading.cells) }) };
}
