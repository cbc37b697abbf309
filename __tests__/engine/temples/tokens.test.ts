import { handOutTokens, templeTokens } from '../../../src/engine/temples/tokens';

describe('temple tokens', () => {
  it.each([
    [2, [7, 2]],
    [3, [9, 4, 2]],
    [4, [11, 7, 4, 2]],
  ])('for %i players are %j', (players, tokens) => {
    expect(templeTokens(players)).toEqual(tokens);
  });

  it('go out from the highest down', () => {
    expect(handOutTokens([null, null, null, null], [11, 7, 4, 2])).toEqual([11, 7, 4, 2]);
  });

  it('fewer holders than players leave the low ones', () => {
    expect(handOutTokens([null], [9, 4, 2])).toEqual([9]);
  });

  it('"The player who has the most Temples gets first pick": any token may be taken', () => {
    expect(handOutTokens([2, null, null], [9, 4, 2])).toEqual([2, 9, 4]);
  });

  it('a token that a later holder named is not proposed to an earlier one', () => {
    expect(handOutTokens([null, 9], [9, 4, 2])).toEqual([4, 9]);
  });
});
