import { arrangementsOf, placeFinder } from '../../src/codec/arrangements';
import { SEATINGS } from '../../src/codec/seatings';
import { COLORS } from '../../src/engine/tile';

describe('arrangements', () => {
  it('name some things in every order, the shorter first', () => {
    expect(arrangementsOf(['a', 'b', 'c'])).toEqual([
      ...[['a'], ['b'], ['c']],
      ...[
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'a'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'b'],
      ],
      ...[
        ['a', 'b', 'c'],
        ['a', 'c', 'b'],
        ['b', 'a', 'c'],
        ['b', 'c', 'a'],
        ['c', 'a', 'b'],
        ['c', 'b', 'a'],
      ],
    ]);
  });

  it('of five colours there are 325, all different, none with a colour twice', () => {
    const all = arrangementsOf(COLORS);
    expect(all).toHaveLength(325);
    expect(new Set(all.map((colors) => colors.join())).size).toBe(325);
    for (const colors of all) expect(new Set(colors).size).toBe(colors.length);
  });

  it('are found again, and nothing else is', () => {
    const all = arrangementsOf(COLORS);
    const placeOf = placeFinder<string>(COLORS, all);
    all.forEach((colors, place) => expect(placeOf([...colors])).toBe(place));
    expect(placeOf([])).toBe(-1);
    expect(placeOf(['red', 'red'])).toBe(-1);
    expect(placeOf(['purple', 'red'])).toBe(-1);
  });

  it('of one to four seats, with nobody named, are 2, 5, 16 and 65', () => {
    expect(SEATINGS.map(({ tieOrders }) => tieOrders.length)).toEqual([2, 5, 16, 65]);
  });
});
