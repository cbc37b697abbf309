import { scoreTable } from '../../../src/engine/score';
import { openTies } from '../../../src/engine/temples/openTies';
import { pyramid, table, temple } from '../../support/build';

const holder = (temples: number, mystic: number | null) => ({
  pyramid: pyramid([0, 0, temple({ temples, mystic })]),
});
const groups = (...args: Parameters<typeof table>) =>
  openTies(scoreTable(table(...args)).temples).map((group) => group.map(({ seat }) => seat));

test('nobody is level where symbols or mystic values decide', () => {
  expect(groups([holder(2, 4), holder(1, 4), holder(1, 9)])).toEqual([]);
});

test('two ties at one table are two groups', () => {
  expect(groups([holder(1, 4), holder(2, 7), holder(2, 7), holder(1, 4)])).toEqual([
    [1, 2],
    [0, 3],
  ]);
});

test('three who are level are one group, and less the one whom the table put first', () => {
  const three = [holder(1, null), holder(1, null), holder(1, null)];
  expect(groups(three)).toEqual([[0, 1, 2]]);
  expect(groups(three, { templeTieOrder: [2] })).toEqual([[0, 1]]);
  expect(groups(three, { templeTieOrder: [2, 1] })).toEqual([]);
});
