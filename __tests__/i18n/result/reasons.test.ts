import type { GodReason, GodReasonCode } from '../../../src/engine/gods/godScore';
import type { PlayerScore } from '../../../src/engine/score';
import { scoreTable } from '../../../src/engine/score';
import type { TemplePick } from '../../../src/engine/temples/distribute';
import type { PickReasonCode } from '../../../src/engine/temples/order';
import type { TileReason, TileReasonCode } from '../../../src/engine/tileScore';
import { LANGUAGES } from '../../../src/i18n/language';
import { translations } from '../../../src/i18n/translations';
import {
  godReason,
  listNames,
  pickReason,
  placeReasons,
  tileLine,
} from '../../../src/i18n/result/reasons';
import { forest, irrigation, table, temple, village, WILD } from '../../support/build';

const names = ['Ana', 'Bo', 'Cy'];
const t = translations.en;

/** One of every code: a code that is added does not compile until it is here. */
const TILE_REASONS: Record<TileReasonCode, TileReason> = {
  wilderness: { code: 'wilderness' },
  'wilderness-spared': { code: 'wilderness-spared' },
  unconditional: { code: 'unconditional' },
  'no-token': { code: 'no-token' },
  token: { code: 'token' },
  forest: { code: 'forest', needed: 3, counted: [1, 2] },
  irrigated: { code: 'irrigated', by: [1] },
  dry: { code: 'dry' },
  'irrigation-on-base': { code: 'irrigation-on-base' },
};

const TILES = {
  wilderness: WILD,
  'wilderness-spared': WILD,
  unconditional: temple(),
  'no-token': village(3),
  token: village(3),
  forest: forest(5, 3, 'green', 'blue'),
  irrigated: irrigation(4, 'red'),
  dry: irrigation(4, 'red'),
  'irrigation-on-base': irrigation(4, 'red'),
} as const satisfies Record<TileReasonCode, unknown>;

const GOD_REASONS: Record<GodReasonCode, GodReason> = {
  'god-missing': { code: 'god-missing' },
  fixed: { code: 'fixed' },
  'death-paid': { code: 'death-paid' },
  'death-cancelled': { code: 'death-cancelled' },
  equilibrium: { code: 'equilibrium', villages: 1, temples: 2, volcanoes: 0 },
  'fewest-wilderness': { code: 'fewest-wilderness', counts: [1, 2, 3], best: 1 },
  most: { code: 'most', of: 'forest', counts: [3, 2, 0], best: 3 },
  'most-needs-one': { code: 'most-needs-one', of: 'village' },
};

const PICKS: Record<PickReasonCode, TemplePick['reason']> = {
  'only-holder': { code: 'only-holder' },
  'last-holder': { code: 'last-holder' },
  symbols: { code: 'symbols', next: 1 },
  mystic: { code: 'mystic', next: 1 },
  'table-order': { code: 'table-order', next: 1 },
  'open-tie': { code: 'open-tie', next: 1 },
};

function pick(seat: number, value: number | null, reason: TemplePick['reason']): TemplePick {
  const mystic = value === null ? null : { value, cell: 0 as const };
  return { seat, symbols: 2, mystic, token: 7, named: false, reason };
}

const picked = (reason: TemplePick['reason'], other: number | null = 9) => {
  const first = pick(0, 12, reason);
  return [first, [first, pick(1, other, { code: 'last-holder' })]] as const;
};

const GAPS = /undefined|null|NaN|\[object/;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = translations[language];

  test.each(Object.values(TILE_REASONS))('a tile’s $code is worded', (reason) => {
    const tile = TILES[reason.code];
    const line = tileLine(words, tile, { points: 0, validated: false, reason });
    expect(line).toMatch(new RegExp(`^${words.tiles[tile.type]}: .+`));
    expect(line).not.toMatch(GAPS);
  });

  test.each(Object.values(GOD_REASONS))('a God’s $code is worded', (reason) => {
    const line = godReason(words, { points: 3, reason }, names);
    expect(line).toMatch(/\S.*[.]$/);
    expect(line).not.toMatch(GAPS);
    if ('counts' in reason) for (const name of names) expect(line).toContain(name);
  });

  test.each(Object.values(PICKS))('a temple pick’s $code is worded', (reason) => {
    const line = pickReason(words, ...picked(reason), names);
    expect(line).toMatch(/\S.*[.]$/);
    expect(line).not.toMatch(GAPS);
    if ('next' in reason) expect(line).toContain('Bo');
  });

  test('all reasons of a kind differ', () => {
    const lines = [
      ...Object.values(GOD_REASONS).map((reason) => godReason(words, { points: 0, reason }, names)),
      ...Object.values(PICKS).map((reason) => pickReason(words, ...picked(reason), names)),
    ];
    expect(new Set(lines).size).toBe(lines.length);
  });
});

test('a forest says how many neighbours, of how many, in which colours', () => {
  const reason = TILE_REASONS.forest;
  expect(tileLine(t, TILES.forest, { points: 0, validated: false, reason })).toBe(
    'Forest: 2 of 3 neighbors (green or blue), does not score',
  );
});

test('a mystic value beats another, or a missing one', () => {
  expect(pickReason(t, ...picked(PICKS.mystic), names)).toBe(
    'Before Bo: 2\u00A0Temples each, Mystic Value 12 beats 9.',
  );
  expect(pickReason(t, ...picked(PICKS.mystic, null), names)).toBe(
    'Before Bo: 2\u00A0Temples each, and only this Mystic Value (12) is shown.',
  );
});

describe('places', () => {
  const reasons = (...worshipers: number[]) => {
    const { players } = scoreTable(table(worshipers.map((count) => ({ worshipers: count }))));
    return players.map((one: PlayerScore) => placeReasons(t, one, players, names));
  };

  test('a clear place needs no words', () => {
    const { players } = scoreTable(table([{ god: 'apprentice' }, { god: 'love' }]));
    expect(players.map((one) => placeReasons(t, one, players, names))).toEqual([[], []]);
  });

  test('Worshipers that decided are told with those of the others', () => {
    expect(reasons(5, 3)).toEqual([
      ['Level in CPs with Bo; Worshipers decide: 5 against 3.'],
      ['Level in CPs with Ana; Worshipers decide: 3 against 5.'],
    ]);
  });

  test('a shared place is said as such, beside a third that is told apart', () => {
    expect(reasons(5, 5, 3)[0]).toEqual([
      'Shared with Bo: level in CPs and Worshipers.',
      'Level in CPs with Cy; Worshipers decide: 5 against 3.',
    ]);
    expect(reasons(5, 5, 3)[2]).toEqual([
      'Level in CPs with Ana and Bo; Worshipers decide: 3 against 5, 5.',
    ]);
  });
});

test('names are listed as they are said', () => {
  expect(listNames(t, [])).toBe('');
  expect(listNames(t, ['Ana'])).toBe('Ana');
  expect(listNames(t, names)).toBe('Ana, Bo and Cy');
});
