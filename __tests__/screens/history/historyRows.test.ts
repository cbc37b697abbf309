import { newId } from '../../../src/storage/gameId';
import { historyRows, timeOf } from '../../../src/screens/history/historyRows';
import { at } from './keptGame';

const latestFirst = (times: readonly number[]) =>
  times
    .map((time) => newId(time))
    .sort()
    .reverse();

test('a heading stands before the first game of each month', () => {
  const ids = latestFirst([at(2026, 11, 12), at(2026, 11, 1), at(2026, 10, 31), at(2025, 10, 31)]);
  const kinds = historyRows(ids).map((row) => (row.kind === 'month' ? row.month : row.id));
  expect(kinds).toEqual([
    { year: 2026, month: 10 },
    ids[0],
    ids[1],
    { year: 2026, month: 9 },
    ids[2],
    { year: 2025, month: 9 },
    ids[3],
  ]);
});

test('the first and last moment of a month belong to it', () => {
  const first = new Date(2026, 10, 1).getTime();
  const last = new Date(2026, 11, 1).getTime() - 1;
  const months = historyRows(latestFirst([last, first, first - 1])).flatMap((row) =>
    row.kind === 'month' ? [row.month?.month] : [],
  );
  expect(months).toEqual([10, 9]);
});

test.each(['torn', 'NotAnId!', '', '00000001abc'])('the id “%s” tells no time', (id) => {
  expect(timeOf(id)).toBeNull();
  expect(historyRows([id])[0]).toMatchObject({ kind: 'month', month: null });
});

test('no two rows share a key', () => {
  const ids = ['zz', ...latestFirst([at(2026, 11, 12), at(2026, 11, 12), at(2026, 1, 1)]), 'aa'];
  const keys = historyRows(ids).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
