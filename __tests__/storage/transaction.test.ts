import fc from 'fast-check';
import { onOutsideChange } from '../../src/storage/outsideChanges';
import { JOURNAL, recover } from '../../src/storage/journal';
import { keyValue } from '../../src/storage/keyValue';
import { transact, type Changes } from '../../src/storage/transaction';
import { held, hold, quietly } from '../support/device';

const KEYS = ['game.a', 'game.b', 'game.c', 'table.a', 'box', 'rescue.box.1'];
const rawArb = fc.string({ maxLength: 4 });
const deviceArb = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), rawArb), { selector: ([key]) => key })
  .map((entries) => new Map(entries));
const changesArb = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), fc.option(rawArb)), { selector: ([key]) => key })
  .map((entries) => new Map(entries));

function after(before: ReadonlyMap<string, string>, changes: Changes): Record<string, string> {
  const wanted = new Map(before);
  for (const [key, raw] of changes) {
    if (raw === null) wanted.delete(key);
    else wanted.set(key, raw);
  }
  return Object.fromEntries(wanted);
}

/** Everything a transaction does to storage, one after the other. */
async function recorded(changes: Changes): Promise<(() => void)[]> {
  const set = keyValue.set.bind(keyValue);
  const remove = keyValue.remove.bind(keyValue);
  const steps: (() => void)[] = [];
  jest.spyOn(keyValue, 'set').mockImplementation((key, raw) => {
    steps.push(() => set(key, raw));
    set(key, raw);
  });
  jest.spyOn(keyValue, 'remove').mockImplementation((key) => {
    steps.push(() => remove(key));
    return remove(key);
  });
  await transact(changes, quietly());
  jest.restoreAllMocks();
  return steps;
}

beforeEach(() => hold({}));
afterEach(() => jest.restoreAllMocks());

test('every key comes to hold what was wanted, and undo is a transaction that takes it back', async () => {
  await fc.assert(
    fc.asyncProperty(deviceArb, changesArb, async (device, changes) => {
      hold(Object.fromEntries(device));
      const outcome = await transact(changes, quietly());
      expect(held()).toEqual(after(device, changes));
      if (!outcome.ok) throw new Error(outcome.why);
      await transact(outcome.undo, quietly());
      expect(held()).toEqual(Object.fromEntries(device));
    }),
  );
});

test('killed after any single write, the next start finds all as before or all as wanted', async () => {
  await fc.assert(
    fc.asyncProperty(deviceArb, changesArb, async (device, changes) => {
      const before = Object.fromEntries(device);
      hold(before);
      const steps = await recorded(changes);
      const wanted = after(device, changes);
      let committed = false;
      for (let kept = 0; kept <= steps.length; kept += 1) {
        hold(before);
        steps.slice(0, kept).forEach((step) => step());
        committed ||= keyValue.getString(JOURNAL)?.includes('"removing"') === true;
        recover(keyValue);
        expect(held()).toEqual(committed ? wanted : before);
      }
      expect(committed).toBe(true);
    }),
  );
});

test('killed again while it recovers, it ends in the same state', async () => {
  const before = { 'game.a': 'old', 'game.b': 'gone' };
  hold(before);
  const changes = new Map([
    ['game.a', 'new'],
    ['game.b', null],
    ['game.c', 'added'],
  ]);
  const steps = await recorded(changes);
  for (let kept = 1; kept < steps.length; kept += 1) {
    const killAt = (writes: number) => {
      let left = writes;
      const dies =
        <Args extends unknown[], Answer>(real: (...args: Args) => Answer) =>
        (...args: Args) => {
          if (left === 0) throw new Error('killed');
          left -= 1;
          return real(...args);
        };
      return {
        getString: (key: string) => keyValue.getString(key),
        set: dies((key: string, raw: string | number | boolean | ArrayBuffer) =>
          keyValue.set(key, raw),
        ),
        remove: dies((key: string) => keyValue.remove(key)),
      };
    };
    for (let writes = 0; writes < 6; writes += 1) {
      hold(before);
      steps.slice(0, kept).forEach((step) => step());
      const rolledOn = keyValue.getString(JOURNAL)?.includes('"removing"') === true;
      recover(killAt(writes));
      recover(keyValue);
      expect(held()).toEqual(rolledOn ? after(new Map(Object.entries(before)), changes) : before);
    }
  }
});

test('refused at any write, everything is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(deviceArb, changesArb, fc.nat({ max: 8 }), async (device, changes, room) => {
      hold(Object.fromEntries(device));
      const set = keyValue.set.bind(keyValue);
      let writes = 0;
      jest.spyOn(keyValue, 'set').mockImplementation((key, raw) => {
        writes += 1;
        if (writes === room + 1) throw new Error('QuotaExceededError');
        set(key, raw);
      });
      const outcome = await transact(changes, quietly());
      jest.restoreAllMocks();
      const refused = writes > room;
      expect(outcome).toMatchObject(refused ? { ok: false, why: 'full' } : { ok: true });
      expect(held()).toEqual(refused ? Object.fromEntries(device) : after(device, changes));
    }),
  );
});

const many = () =>
  new Map(Array.from({ length: 3000 }, (_, index) => [`game.${index}`, 'x'.repeat(50)]));

/** Time passes with every look at the clock, so that there are slices. */
function slowly(): void {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
}

test('stopped midway, everything is as it was', async () => {
  hold({ 'game.7': 'mine', box: 'tiles' });
  slowly();
  const controller = new AbortController();
  const seen: number[] = [];
  const outcome = await transact(many(), {
    signal: controller.signal,
    onProgress: (done) => {
      seen.push(done);
      if (done > 1000) controller.abort();
    },
    onCommit: () => undefined,
  });
  expect(outcome).toEqual({ ok: false, why: 'cancelled' });
  expect(seen.length).toBeGreaterThan(50);
  expect(held()).toEqual({ 'game.7': 'mine', box: 'tiles' });
});

test('a tab that is opened midway takes it back, and the first one writes no more', async () => {
  hold({ box: 'tiles' });
  slowly();
  const outcome = await transact(many(), {
    ...quietly(),
    onProgress: (done) => {
      if (done > 1000 && done < 1020) recover(keyValue);
    },
  });
  expect(outcome).toEqual({ ok: false, why: 'cancelled' });
  expect(held()).toEqual({ box: 'tiles' });
});

test('those who hold parts of it in memory hear of it once, at the end', async () => {
  const heard = jest.fn();
  const stop = onOutsideChange(heard);
  await transact(many(), quietly());
  stop();
  expect(heard.mock.calls).toEqual([[null]]);
});

test('a journal that says nothing is put away', () => {
  hold({ box: 'tiles', [JOURNAL]: '{"phase":"adding"' });
  recover(keyValue);
  expect(held()).toEqual({ box: 'tiles' });
});
