import { validateTable } from '../../src/engine/validate';
import { player, table } from '../support/build';

describe('a draft becomes a table', () => {
  it('when nothing is missing and no rule is broken', () => {
    const draft = table([{ god: 'love' }, { god: 'fire' }]);
    expect(validateTable(draft)).toEqual({ ok: true, table: draft });
  });

  it.each([
    ['a God is missing', [{ god: null }, {}]],
    ['a rule is broken', [{ god: 'fire' }, { god: 'fire' }]],
    ['there is one player', [{}]],
  ] as const)('but not when %s', (_, players) => {
    const validated = validateTable(table(players.map((one) => player(one))));
    expect(validated.ok).toBe(false);
  });
});
