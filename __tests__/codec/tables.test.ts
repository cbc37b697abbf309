import fc from 'fast-check';
import { arrangementsOf } from '../../src/codec/arrangements';
import { BitWriter } from '../../src/codec/bits';
import { readPlayer, writePlayer } from '../../src/codec/players';
import { readTable, writeTable } from '../../src/codec/tables';
import { newTable } from '../../src/engine/edit/newTable';
import { GODS } from '../../src/engine/god';
import type { DraftPlayer, DraftTable } from '../../src/engine/table';
import { MYSTIC_SOURCES } from '../../src/engine/table';
import { templeTokens } from '../../src/engine/temples/tokens';
import { draftTableArb } from '../support/arbitraries';
import { player, table } from '../support/build';
import { refuses, thereAndBack } from './there';

function tableComesBack(one: DraftTable): void {
  const { back, failed, spent } = thereAndBack(one, writeTable, readTable);
  expect([back, failed, spent]).toEqual([one, false, true]);
}

function playerComesBack(one: DraftPlayer): void {
  const { back, failed, spent } = thereAndBack(one, writePlayer, readPlayer);
  expect([back, failed, spent]).toEqual([one, false, true]);
}

const four = (more: Partial<DraftTable>) => table([{}, {}, {}, {}], more);

describe('a player', () => {
  it.each([null, ...GODS])('comes back with %p as God', (god) => {
    playerComesBack(player({ god }));
  });

  it('comes back with Death cancelled', () => {
    playerComesBack(player({ god: 'death', godCancelled: true }));
  });

  it('comes back with no Worshipers told and with 0 to 10', () => {
    playerComesBack(player({ worshipers: null }));
    for (let worshipers = 0; worshipers <= 10; worshipers += 1) {
      playerComesBack(player({ worshipers }));
    }
  });

  it.each(['', ' Ana ', 'Łucja', '🦊'.repeat(30), '\ud83e', 'x'.repeat(1000)])(
    'comes back with any name (case %#)',
    (name) => {
      playerComesBack(player({ name }));
    },
  );

  it('by itself is as in a table', () => {
    fc.assert(
      fc.property(draftTableArb, ({ players }) => {
        players.forEach(playerComesBack);
      }),
    );
  });

  it.each([
    ['a token on another God', player({ god: 'love', godCancelled: true })],
    ['11 Worshipers', player({ worshipers: 11 })],
    ['-1 Worshipers', player({ worshipers: -1 })],
  ])('is not written: %s', (_, one) => {
    expect(() => writePlayer(new BitWriter(), one)).toThrow(RangeError);
  });

  it('is refused with an eleventh God or an eleventh Worshiper', () => {
    expect(refuses(readPlayer, [0, 8], [11, 4], [0, 4], ...cells())).toBe(true);
    expect(refuses(readPlayer, [0, 8], [0, 4], [12, 4], ...cells())).toBe(true);
    expect(refuses(readPlayer, [0, 8], [0, 4], [11, 4], ...cells())).toBe(false);
  });
});

/** Fourteen empty cells. */
function cells(): (readonly [number, number])[] {
  return Array.from({ length: 14 }, () => [0, 6] as const);
}

describe('a table', () => {
  it.each([1, 2, 3, 4])('of %i players who entered nothing yet comes back', (players) => {
    tableComesBack(newTable(Array.from({ length: players }, () => '')));
  });

  it('comes back with each ruling', () => {
    for (const mostNeedsOne of [true, false]) {
      for (const mysticFrom of MYSTIC_SOURCES) {
        tableComesBack(four({ rulings: { mostNeedsOne, mysticFrom } }));
      }
    }
  });

  it('comes back with every order of seats, also of some only', () => {
    for (const templeTieOrder of [[], ...arrangementsOf([0, 1, 2, 3])]) {
      tableComesBack(four({ templeTieOrder }));
    }
    tableComesBack(table([{}], { templeTieOrder: [0] }));
  });

  it.each([2, 3, 4])('of %i comes back with every pick at every seat', (players) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    for (const token of templeTokens(players)) {
      for (const seat of seats) {
        const templePicks = seats.map((one) => (one === seat ? token : null));
        tableComesBack(
          table(
            seats.map(() => ({})),
            { templePicks },
          ),
        );
      }
    }
  });

  it.each([
    ['nobody', table([])],
    ['five players', table([{}, {}, {}, {}, {}])],
    ['a seat twice in the order', four({ templeTieOrder: [1, 1] })],
    ['a seat that nobody has', table([{}, {}], { templeTieOrder: [2] })],
    ['too few picks', four({ templePicks: [null] })],
    ['too many picks', table([{}, {}], { templePicks: [null, null, null] })],
    ['a token of another number of players', table([{}, {}], { templePicks: [11, null] })],
    ['a token for one alone', table([{}], { templePicks: [2] })],
  ])('is not written: %s', (_, one) => {
    expect(() => writeTable(new BitWriter(), one)).toThrow(RangeError);
  });

  it('is refused with an order or a pick that there is not', () => {
    const nobody = [[0, 16] as const, ...cells()];
    const fields = [[0, 2] as const, [1, 2] as const, ...nobody, ...nobody];
    expect(refuses(readTable, ...fields, [4, 3], [0, 2], [2, 2])).toBe(false);
    expect(refuses(readTable, ...fields, [5, 3], [0, 2], [2, 2])).toBe(true);
    expect(refuses(readTable, ...fields, [4, 3], [0, 2], [3, 2])).toBe(true);
  });
});
