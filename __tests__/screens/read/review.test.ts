import { mapCells } from '../../../src/engine/geometry';
import type { CellReading } from '../../../src/reader/readPyramid';
import {
  choicesOf,
  colorsToUse,
  confirmedBy,
  differsFrom,
  withChoice,
} from '../../../src/screens/read/review';
import { pyramid, village, volcano, WILD } from '../../support/build';

const sure = (shown: CellReading['shown']): CellReading => ({
  shown,
  second: 'white',
  confidence: 0.999,
  sure: true,
});
const READ: readonly CellReading[] = [
  sure('red'),
  sure('yellow'),
  sure('wilderness'),
  { ...sure('blue'), sure: false, confidence: 0.6 },
];
const cells = mapCells((cell) => READ[cell] ?? sure('green'));
/** A village where red was read, a volcano where yellow was read. */
const ENTERED = pyramid([0, 0, village(3)], [0, 1, volcano(2)], [0, 2, WILD]);

test('what is sure stands, what is not waits for an answer', () => {
  expect(choicesOf(cells).slice(0, 5)).toEqual(['red', 'yellow', 'wilderness', 'open', 'green']);
});

test('nothing that was entered is changed unless somebody asks for it', () => {
  const choices = choicesOf(cells);
  expect(colorsToUse(choices, ENTERED, false).slice(0, 5)).toEqual([
    null,
    null,
    null,
    null,
    'green',
  ]);
  expect(colorsToUse(choices, ENTERED, true).slice(0, 5)).toEqual([
    'red',
    'yellow',
    'wilderness',
    null,
    'green',
  ]);
});

test('a cell that is left empty is not used, a mended one is', () => {
  const empty = pyramid();
  const mended = withChoice(withChoice(choicesOf(cells), 3, 'white'), 0, 'empty');
  expect(colorsToUse(mended, empty, false).slice(0, 4)).toEqual([
    null,
    'yellow',
    'wilderness',
    'white',
  ]);
});

test('what was entered by hand is learned rather than what was read', () => {
  expect(confirmedBy(choicesOf(cells), ENTERED, false).slice(0, 5)).toEqual([
    'yellow',
    'red',
    'wilderness',
    null,
    'green',
  ]);
});

test('it is known whether entered tiles look otherwise', () => {
  expect(differsFrom(ENTERED, choicesOf(cells))).toBe(true);
  expect(differsFrom(pyramid([0, 2, WILD]), choicesOf(cells))).toBe(false);
});
