import fc from 'fast-check';
import { scoreText } from '../../scripts/score/scoreText';
import { makeTable } from '../../src/engine/format/makeTable';
import { parseTable } from '../../src/engine/format/parseTable';
import { draftTableArb } from '../support/arbitraries';
import { naiveAccepts } from '../support/naiveFormat';

/** Every place in a JSON value that a mutation can hit. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

type Mutation = (parent: Record<string | number, unknown>, key: string | number) => void;

const strangeArb = fc.oneof(
  fc.constantFrom(null, true, -1, 0.5, 7, 31, 1e21, '', 'red', 'white', 'temple', 'death', [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

const mutationArb: fc.Arbitrary<Mutation> = fc.oneof(
  strangeArb.map((value): Mutation => (parent, key) => {
    parent[key] = value;
  }),
  fc.constant<Mutation>((parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  }),
  fc
    .tuple(fc.constantFrom('canceled', 'mystic', 'points', 'level', 'x'), strangeArb)
    .map(([field, value]): Mutation => (parent) => {
      if (Array.isArray(parent)) parent.push(value);
      else parent[field] = value;
    }),
);

const mutatedArb = fc.tuple(draftTableArb, mutationArb, fc.nat()).map(([table, mutate, pick]) => {
  const root = { root: JSON.parse(JSON.stringify(makeTable(table))) as unknown };
  const places = placesIn(root).filter((path) => path.length > 0);
  const path = places[pick % places.length] ?? ['root'];
  let parent: unknown = root;
  for (const step of path.slice(0, -1)) parent = (parent as Record<string, unknown>)[step];
  mutate(parent as Record<string, unknown>, path.at(-1) ?? 'root');
  // The whole table deleted is still a value: none.
  return root.root ?? null;
});

/** Never a crash, never a score for what the format refuses, always a path. */
function holds(text: string): void {
  const answer = scoreText(text);
  if (answer.ok) return;
  expect(answer.error.length).toBeGreaterThan(0);
  for (const { path, message } of answer.error) {
    expect(path).toMatch(/^\S/);
    expect(message).toMatch(/./);
    expect(`${path}${message}`).not.toMatch(/[\r\n]/);
  }
}

describe('bad input', () => {
  it('5,000 mutated tables: refused exactly where the format refuses them', () => {
    let refused = 0;
    fc.assert(
      fc.property(mutatedArb, (value) => {
        holds(JSON.stringify(value));
        const { ok } = parseTable(JSON.parse(JSON.stringify(value)));
        expect(ok).toBe(naiveAccepts(value));
        refused += ok ? 0 : 1;
      }),
      { numRuns: 5000 },
    );
    expect(refused).toBeGreaterThan(2000);
  });

  it('2,500 tables with their text cut or scratched', () => {
    const scratchedArb = fc
      .tuple(draftTableArb, fc.nat(), fc.string({ maxLength: 3 }), fc.boolean())
      .map(([table, at, scratch, cut]) => {
        const text = JSON.stringify(makeTable(table));
        const place = at % text.length;
        return text.slice(0, place) + scratch + (cut ? '' : text.slice(place + 1));
      });
    fc.assert(fc.property(scratchedArb, holds), { numRuns: 2500 });
  });

  it('2,500 values that are no tables', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
        holds(text);
        expect(scoreText(text).ok).toBe(false);
      }),
      { numRuns: 2500 },
    );
  });

  it.each(['{"__proto__":1}', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, '', '\u0000', '1e999'])(
    'case %#',
    (text) => {
      holds(text);
      expect(scoreText(text).ok).toBe(false);
    },
  );
});
