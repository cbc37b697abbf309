import { COLORS, TILE_TYPES } from '../../../src/engine/tile';
import type { TileForm } from '../../../src/screens/entry/tileForm';
import {
  effectsOf,
  gapOf,
  MAX_POINTS,
  readForm,
  startForm,
  withEffect,
  withMysticDigit,
  withNeighbour,
  withPoints,
} from '../../../src/screens/entry/tileForm';
import { forest, irrigation, temple, village } from '../../support/build';

const typed = (form: TileForm, ...digits: number[]) => digits.reduce(withMysticDigit, form).mystic;

test.each([
  ['yellow', ['village', 'farm']],
  ['green', ['forest']],
  ['red', ['volcano']],
  ['blue', ['irrigation']],
  ['white', ['temple']],
] as const)('%s offers what it is known for first, and everything else too', (color, own) => {
  const effects = effectsOf(color);
  expect(effects.slice(0, own.length)).toEqual(own);
  expect([...effects].sort()).toEqual(TILE_TYPES.filter((type) => type !== 'wilderness').sort());
  expect(startForm(color, []).type).toBe(own[0]);
});

describe('a tile is told by', () => {
  test('its points alone, for a village', () => {
    expect(readForm(withPoints(startForm('yellow', []), 4))).toEqual(village(4));
  });

  test('points, count and colours, for a forest', () => {
    const form = ['red', 'blue'] as const;
    const told = form.reduce(withNeighbour, {
      ...withPoints(startForm('green', []), 5),
      count: 3,
    });
    expect(readForm(told)).toEqual(forest(5, 3, 'red', 'blue'));
  });

  test('points and the colour below, for irrigation', () => {
    const told: TileForm = { ...withPoints(startForm('blue', []), 3), below: 'green' };
    expect(readForm(told)).toEqual(irrigation(3, 'green'));
  });

  test('nothing but its mystic value, for a temple', () => {
    const told = [1, 2].reduce(withMysticDigit, startForm('white', []));
    expect(readForm(told)).toEqual(temple({ mystic: 12 }));
  });

  test('nothing at all, where it is worth nothing or one', () => {
    const farm = withEffect(startForm('yellow', []), 'farm');
    expect(readForm(farm)).toMatchObject({ type: 'farm', points: 0 });
    const stone = withEffect(farm, 'sacredStone');
    expect(readForm(stone)).toMatchObject({ type: 'sacredStone', points: 1 });
  });
});

describe('what is missing is named, in the order in which it is asked', () => {
  const green = startForm('green', []);
  test.each([
    ['points', green],
    ['count', { ...withPoints(green, 2), count: null }],
    ['colors', withPoints(green, 2)],
    ['below', withPoints(startForm('blue', []), 2)],
    [null, withPoints(startForm('yellow', []), 2)],
  ])('%s', (gap, form) => {
    expect(gapOf(form)).toBe(gap);
    expect(readForm(form) === null).toBe(gap !== null);
  });
});

test('a forest starts with the count that the box knows best', () => {
  const box = [forest(5, 3, 'red'), forest(2, 1, 'red'), forest(4, 3, 'blue')];
  expect(
    startForm(
      'green',
      box.map((face) => ({ face, uses: 1 })),
    ).count,
  ).toBe(3);
});

test('a colour pressed twice is not asked for', () => {
  const green = startForm('green', []);
  expect(withNeighbour(withNeighbour(green, 'red'), 'red').neighbours).toEqual([]);
});

test('points stay within what a tile can bear', () => {
  const form = startForm('red', []);
  expect(withPoints(form, -1).points).toBe(0);
  expect(withPoints(form, MAX_POINTS + 1).points).toBe(MAX_POINTS);
});

test('points typed for a village stay for a volcano, and do not come back from a farm', () => {
  const typedFour = withPoints(startForm('yellow', []), 4);
  expect(withEffect(typedFour, 'volcano').points).toBe(4);
  expect(withEffect(withEffect(typedFour, 'farm'), 'village').points).toBeNull();
});

describe('a mystic value', () => {
  const white = startForm('white', []);

  test('of every size from 1 to 99 takes at most two presses', () => {
    for (let value = 1; value <= 99; value += 1) {
      expect(typed(white, ...Array.from(String(value), Number))).toBe(value);
    }
  });

  test('starts anew with a third digit', () => {
    expect(typed(white, 1, 2, 7)).toBe(7);
  });

  test('is never nought', () => {
    expect(typed(white, 0)).toBeNull();
  });

  test.each(COLORS.filter((color) => color !== 'white'))('is not kept on a %s tile', (color) => {
    const told: TileForm = { ...withPoints(startForm(color, []), 1), type: 'village', mystic: 12 };
    expect(readForm(told)).toMatchObject({ mystic: null });
  });
});
