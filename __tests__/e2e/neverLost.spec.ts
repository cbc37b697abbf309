import type { Page } from '@playwright/test';
import { readRecord } from '../../src/storage/record';
import { tableRecord } from '../../src/storage/tableRecord';
import en from '../../src/i18n/en';
import { FACES } from '../support/fullTable';
import { emptyTable, Hands, keep, kept, teachBox } from './hands';
import { expect, test } from './test';

const STEPS = 50;
const ENTRY = '/table/t1/player/1';

/** What a person sees of the pyramid: every cell, the points, and whether there is more to undo. */
async function seen(page: Page): Promise<string> {
  const pyramid = page.getByRole('group', { name: /pyramid/i }).first();
  const hands = new Hands(page);
  await expect(hands.button(en.entry.bar.undo)).toBeVisible();
  return JSON.stringify([
    await pyramid.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    await page
      .getByLabel(/^Total so far/)
      .first()
      .getAttribute('aria-label'),
    await page.getByRole('button', { name: /^God: / }).getAttribute('aria-label'),
    await page.getByRole('button', { name: /^Worshipers: / }).getAttribute('aria-label'),
    await hands.button(en.entry.bar.undo).isDisabled(),
    await hands.button(en.entry.bar.redo).isDisabled(),
  ]);
}

/** The renderer gone at once, without a farewell that a page could use to save. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** The same steps on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

async function randomStep(page: Page, roll: (sides: number) => number): Promise<void> {
  const hands = new Hands(page);
  const undo = hands.button(en.entry.bar.undo);
  const redo = hands.button(en.entry.bar.redo);
  const kind = roll(10);
  if (kind === 0 && (await undo.isEnabled())) return undo.click();
  if (kind === 1 && (await redo.isEnabled())) return redo.click();
  const cells = page
    .getByRole('group', { name: /pyramid/i })
    .first()
    .getByRole('button');
  await cells.nth(roll(14)).click();
  const clear = hands.button(en.entry.sheet.clear);
  if (await clear.isVisible()) return clear.click();
  if (kind < 4) return hands.button(en.entry.palette.wilderness).click();
  await hands.radio(en.entry.palette.colors, ['red', 'blue', 'green'][roll(3)] ?? 'red').click();
  const offers = page.getByRole('group', { name: en.entry.palette.offers }).getByRole('button');
  await offers.nth(roll(await offers.count())).click();
}

test('killed after each of 50 steps, the entry is the same to the last tap', async ({
  context,
}) => {
  test.setTimeout(300_000);
  const roll = dice(7);
  const first = await context.newPage();
  await teachBox(first, FACES);
  await keep(first, 'table.t1', emptyTable('Ana', 'Bo'));
  await first.close();

  let before: string | null = null;
  let edits = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const page = await context.newPage();
    await page.goto(ENTRY);
    const reopened = await seen(page);
    if (before !== null) expect(reopened).toBe(before);
    await randomStep(page, roll);
    before = await seen(page);
    const [raw] = await kept(page, 'table.t1');
    const reading = readRecord(tableRecord, raw ?? '');
    edits = reading.ok ? reading.value.timeline.edits.length : -1;
    await kill(page);
  }
  const last = await context.newPage();
  await last.goto(ENTRY);
  expect(await seen(last)).toBe(before);
  expect(edits).toBeGreaterThan(15);

  // The history is whole: everything can be undone, back to an empty pyramid.
  const hands = new Hands(last);
  while (await hands.button(en.entry.bar.undo).isEnabled()) {
    await hands.press(hands.button(en.entry.bar.undo));
  }
  await expect(last.getByLabel(/: empty$/)).toHaveCount(14);
});

test('the same table in two tabs: neither overwrites the taps of the other', async ({
  context,
}) => {
  // A tab that lies behind another is given little time by the browser.
  test.setTimeout(90_000);
  const patience = { timeout: 20_000 };
  const one = await context.newPage();
  await keep(one, 'table.t1', emptyTable('Ana', 'Bo'));
  const two = await context.newPage();
  await one.goto(ENTRY);
  await two.goto('/table/t1/player/2');
  const [left, right] = [new Hands(one), new Hands(two)];
  for (let turn = 0; turn < 3; turn += 1) {
    await left.press(left.button(en.entry.palette.wilderness));
    await right.press(right.button(en.entry.palette.wilderness));
  }
  // Both at once.
  await Promise.all([
    left.press(left.button(en.entry.palette.wilderness)),
    right.press(right.button(en.entry.palette.wilderness)),
  ]);
  for (const [page, address] of [
    [one, '/table/t1/player/2'],
    [two, ENTRY],
  ] as const) {
    const four = page.getByText(en.entry.status.progress(4, 14)).first();
    await expect(four).toBeVisible(patience);
    await page.goto(address);
    await expect(four).toBeVisible(patience);
  }
});

test('a tap that another tab overwrote unknowingly, at the same moment, is done again', async ({
  context,
}) => {
  const one = await context.newPage();
  await keep(one, 'table.t1', emptyTable('Ana', 'Bo'));
  const two = await context.newPage();
  await two.goto('/metadata.json');
  await one.goto(ENTRY);
  const hands = new Hands(one);
  await hands.press(hands.button(en.entry.palette.wilderness));
  const [before = ''] = await kept(two, 'table.t1');
  await hands.press(hands.button(en.entry.palette.wilderness));
  // As the other tab would have written it, had the second tap not reached it yet.
  const record = JSON.parse(before) as { edits: object[]; done: number };
  const theirs = { kind: 'tile', seat: 1, cell: 0, tile: { type: 'wilderness' } };
  const unknowing = { ...record, edits: [...record.edits, theirs], done: record.done + 1 };
  await two.evaluate(
    (raw) => localStorage.setItem('orbis\\table.t1', raw),
    JSON.stringify(unknowing),
  );
  await expect(async () => {
    const [raw = ''] = await kept(two, 'table.t1');
    const { edits } = JSON.parse(raw) as { edits: { seat: number; cell: number }[] };
    expect(edits.map(({ seat, cell }) => [seat, cell])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  }).toPass({ timeout: 5000 });
  await expect(one.getByText(en.entry.status.progress(2, 14)).first()).toBeVisible();
});

test('a damaged table is said to be, and everything else works', async ({ page }) => {
  const whole = JSON.stringify(emptyTable('Ana', 'Bo'));
  await keep(page, 'table.cut', whole.slice(0, 40));
  await keep(page, 'table.new', whole.replace('"version":1', '"version":99'));
  await keep(page, 'table.odd', whole.replace('"done":0', '"done":"x"'));
  await keep(page, 'box', '{"version":1,"tiles":[{"fac');
  await page.goto('/');
  await expect(page.getByText(en.tables.broken.why['not-json'])).toBeVisible();
  await expect(page.getByText(en.tables.broken.why['newer-version'])).toBeVisible();
  await expect(page.getByText(en.tables.broken.why['wrong-shape'])).toBeVisible();
  await expect(page.getByText(en.tables.broken.table('cut'))).toBeVisible();
  await new Hands(page).button(en.tables.home.newGame).click();
  await expect(page.getByRole('heading', { name: en.tables.titles.players })).toBeVisible();
  expect(await kept(page, 'table.cut')).toEqual([whole.slice(0, 40)]);
  expect(await kept(page, 'rescue.')).toEqual(['{"version":1,"tiles":[{"fac']);
});

test('a full storage is said at once; what is kept stays and the table goes on', async ({
  page,
}) => {
  await keep(page, 'table.t1', emptyTable('Ana', 'Bo'));
  await page.goto(ENTRY);
  const hands = new Hands(page);
  await hands.press(hands.button(en.entry.palette.wilderness));
  const [before] = await kept(page, 'table.t1');
  await page.evaluate(() => {
    const room = (length: number) => 'x'.repeat(length);
    for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
      for (let n = 0; n < 2; n += 1) {
        try {
          localStorage.setItem(`filler ${length} ${n}`, room(length));
        } catch {
          // Full at this size: a smaller one may still fit.
        }
      }
    }
  });
  await hands.press(hands.button(en.entry.palette.wilderness));
  await expect(page.getByText(en.entry.storageFull)).toBeVisible();
  await hands.press(hands.button(en.entry.palette.wilderness));
  await expect(page.getByText(en.entry.status.progress(3, 14)).first()).toBeVisible();
  expect(await kept(page, 'table.t1')).toEqual([before]);

  await page.evaluate(() => {
    Object.keys(localStorage)
      .filter((key) => key.startsWith('filler'))
      .forEach((key) => localStorage.removeItem(key));
  });
  await hands.press(hands.button(en.entry.palette.wilderness));
  await expect(page.getByText(en.entry.storageFull)).toBeHidden();
  await page.reload();
  await expect(page.getByText(en.entry.status.progress(4, 14)).first()).toBeVisible();
});
