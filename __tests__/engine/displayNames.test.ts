import { displayNames } from '../../src/engine/displayNames';

describe('names at the table', () => {
  it('stay as they are while they differ', () => {
    expect(displayNames(['Ana', 'Bo'])).toEqual(['Ana', 'Bo']);
  });

  it('get a number where two players share one', () => {
    expect(displayNames(['Ana', 'Bo', 'Ana', 'Ana'])).toEqual([
      'Ana (1)',
      'Bo',
      'Ana (2)',
      'Ana (3)',
    ]);
  });
});
