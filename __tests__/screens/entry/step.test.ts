import { changedSeat, nextUnfinished, stepOf, takenGods } from '../../../src/screens/entry/step';
import { player, pyramid, table } from '../../support/build';

const EMPTY = { pyramid: pyramid(), god: null, worshipers: null };

describe('a player is asked for', () => {
  test('tiles first', () => {
    expect(stepOf(player(EMPTY))).toBe('tiles');
  });

  test('then the God', () => {
    expect(stepOf(player({ god: null, worshipers: null }))).toBe('god');
  });

  test('then Worshipers, of which none is an answer', () => {
    expect(stepOf(player({ worshipers: null }))).toBe('worshipers');
    expect(stepOf(player({ worshipers: 0 }))).toBe('done');
  });
});

describe('who comes next', () => {
  test('is the next unfinished player, past the finished ones', () => {
    expect(nextUnfinished(table([{}, {}, EMPTY]), 0)).toBe(2);
  });

  test('is found round the table', () => {
    expect(nextUnfinished(table([EMPTY, {}, {}]), 1)).toBe(0);
  });

  test('is never oneself', () => {
    expect(nextUnfinished(table([EMPTY, {}]), 0)).toBeNull();
  });
});

test('Gods held by others are known with their seat, and the own one is not among them', () => {
  const taken = takenGods(table([{ god: 'fire' }, { god: 'death' }, { god: null }]), 0);
  expect([...taken]).toEqual([['death', 1]]);
});

test('a change is traced to the player whom it concerns', () => {
  const before = table([{}, {}]);
  const after = {
    ...before,
    players: before.players.map((one, seat) => (seat === 1 ? { ...one, worshipers: 3 } : one)),
  };
  expect(changedSeat(before, after)).toBe(1);
  expect(changedSeat(before, before)).toBeNull();
});
