import { effectColumns } from '../../../src/components/entry/effectColumns';
import de from '../../../src/i18n/de';
import en from '../../../src/i18n/en';
import pl from '../../../src/i18n/pl';
import ru from '../../../src/i18n/ru';

const namesIn = ({ tiles }: typeof en) => Object.values(tiles);

test.each([
  ['English on a usual phone', en, 366, 4],
  ['Polish on a usual phone', pl, 366, 4],
  ['Polish on a narrow one', pl, 296, 3],
  ['Russian on a usual one', ru, 366, 3],
  ['German on a usual one, whose one long word is broken anyway', de, 366, 4],
  ['Russian with letters of twice the size', ru, 183, 1],
])('%s', (_, words, room, columns) => {
  expect(effectColumns(namesIn(words), room)).toBe(columns);
});

test('never more than four, however wide the page is', () => {
  expect(effectColumns(['ab'], 2000)).toBe(4);
});
