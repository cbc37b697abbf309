import type { Holder } from '../../../src/engine/temples/order';
import { pickingOrder, pickReason } from '../../../src/engine/temples/order';

function holder(seat: number, symbols: number, mystic: number | null): Holder {
  return { seat, symbols, mystic: mystic === null ? null : { value: mystic, cell: 0 } };
}

function order(holders: Holder[], tieOrder: number[] = []) {
  const sorted = pickingOrder(holders, tieOrder);
  return sorted.map((one, turn) => ({
    seat: one.seat,
    ...pickReason(one, sorted[turn + 1], sorted.length, tieOrder),
  }));
}

describe('the order of temple picks', () => {
  it('one holder picks alone', () => {
    expect(order([holder(2, 1, null)])).toEqual([{ seat: 2, code: 'only-holder' }]);
  });

  it('more temple symbols pick first', () => {
    expect(order([holder(0, 1, 20), holder(1, 3, 2)])).toEqual([
      { seat: 1, code: 'symbols', next: 0 },
      { seat: 0, code: 'last-holder' },
    ]);
  });

  it('a tie goes to the higher mystic value', () => {
    expect(order([holder(0, 2, 9), holder(1, 2, 12)])).toEqual([
      { seat: 1, code: 'mystic', next: 0 },
      { seat: 0, code: 'last-holder' },
    ]);
  });

  it('a mystic value beats a missing one', () => {
    expect(order([holder(0, 2, null), holder(1, 2, 1)])[0]).toEqual({
      seat: 1,
      code: 'mystic',
      next: 0,
    });
  });

  it.each([
    ['equal', 7],
    ['missing', null],
  ])('%s values leave the tie open, in seat order until the table decides', (_, mystic) => {
    expect(order([holder(2, 1, mystic), holder(0, 1, mystic)])[0]).toEqual({
      seat: 0,
      code: 'open-tie',
      next: 2,
    });
  });

  it('the table decides an open tie', () => {
    expect(order([holder(0, 1, 7), holder(1, 1, 7)], [1, 0])).toEqual([
      { seat: 1, code: 'table-order', next: 0 },
      { seat: 0, code: 'last-holder' },
    ]);
  });

  it('the table cannot overrule symbols or mystic values', () => {
    expect(order([holder(0, 2, 1), holder(1, 1, 9), holder(2, 1, 8)], [2, 1, 0])).toEqual([
      { seat: 0, code: 'symbols', next: 1 },
      { seat: 1, code: 'mystic', next: 2 },
      { seat: 2, code: 'last-holder' },
    ]);
  });

  it('seats that the table ordered pick before level ones that it did not', () => {
    expect(order([holder(0, 1, 7), holder(1, 1, 7), holder(2, 1, 7)], [2])).toEqual([
      { seat: 2, code: 'table-order', next: 0 },
      { seat: 0, code: 'open-tie', next: 1 },
      { seat: 1, code: 'last-holder' },
    ]);
  });
});
