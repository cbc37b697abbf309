import type { CDPSession, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import en from '../../src/i18n/en';
import { newId } from '../../src/storage/gameId';
import { writeGameRecord } from '../../src/storage/gameRecord';
import { legalTableArb } from '../support/arbitraries';
import { Hands, keep, kept } from './hands';
import { expect, test } from './test';

const MANY = 10_000;
const HOUR = 3_600_000;
const words = en.backup;

/** Games of four, such as ten thousand evenings leave behind. */
async function playMany(page: Page, games: number): Promise<void> {
  const raws = fc
    .sample(legalTableArb, { numRuns: 200, seed: 57 })
    .map((table) => writeGameRecord({ table, location: '', note: '' }));
  const entries = Array.from({ length: games }, (_, index) => [
    `game.${newId(Date.now() - index * HOUR)}`,
    raws[index % raws.length] ?? '',
  ]);
  await page.goto('/metadata.json');
  await page.evaluate((pairs) => {
    for (const [key, raw] of pairs) localStorage.setItem(`orbis\\${key ?? ''}`, raw ?? '');
  }, entries);
}

/** SHA-256 over everything stored, and how many games there are. */
function fingerprint(page: Page): Promise<{ games: number; hash: string }> {
  return page.evaluate(async () => {
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith('orbis\\'))
      .sort();
    const text = JSON.stringify(keys.map((key) => [key, localStorage.getItem(key)]));
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(' ');
    return { games: keys.filter((key) => key.startsWith('orbis\\game.')).length, hash };
  });
}

async function saveBackup(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await new Hands(page).button(words.save.backup).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orbis-backup-\d{4}-\d\d-\d\d\.json$/);
  return file.path();
}

async function openFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await new Hands(page).button(words.open.button).click();
  await (await chooser).setFiles(path);
  await expect(page.getByRole('heading', { name: /^Backup of / })).toBeVisible({ timeout: 60_000 });
}

async function erase(page: Page): Promise<void> {
  const hands = new Hands(page);
  await hands.button(words.erase.title).click();
  await hands.button(words.erase.button).click();
  await expect(page.getByText(words.done.erased)).toBeVisible({ timeout: 60_000 });
}

/**
 * So that there is a middle in which to press or to crash, whichever of page and test is quicker. The
 * session stays open, for the page is as quick as before when it ends.
 */
async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  return session;
}

const progress = (page: Page) => page.getByRole('progressbar', { name: words.work.restoring });

test('10,000 games saved, erased and restored are the same by their hash', async ({ page }) => {
  test.setTimeout(180_000);
  await playMany(page, MANY);
  await keep(page, 'players', { version: 1, names: ['Ana', 'Bo'] });
  await page.goto('/backup');
  const hands = new Hands(page);
  const before = await fingerprint(page);
  expect(before.games).toBe(MANY);
  const path = await saveBackup(page);
  await erase(page);
  expect(await kept(page, '')).toEqual([]);
  const empty = await fingerprint(page);

  // Cancelled midway, there is still nothing.
  await openFile(page, path);
  await expect(page.getByText(words.preview.added(words.games(MANY)))).toBeVisible();
  const slowed = await slow(page);
  await hands.button(words.preview.merge).click();
  await expect(progress(page)).toBeVisible();
  await hands.button(words.cancel).click();
  await expect(page.getByText(words.refused.cancelled)).toBeVisible();
  await slowed.detach();
  expect(await fingerprint(page)).toEqual(empty);

  await hands.button(words.preview.merge).click();
  await expect(page.getByText(words.done.merged(words.games(MANY)))).toBeVisible({
    timeout: 60_000,
  });
  expect(await fingerprint(page)).toEqual(before);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: en.history.title })).toBeVisible();
});

test('replacing everything can be undone, to the letter', async ({ page }) => {
  await playMany(page, 40);
  await page.goto('/backup');
  const path = await saveBackup(page);
  const saved = await fingerprint(page);
  await erase(page);
  await playMany(page, 7);
  await page.goto('/backup');
  const before = await fingerprint(page);
  expect(before.games).toBe(7);
  await openFile(page, path);
  const hands = new Hands(page);
  await hands.button(words.preview.replace).click();
  await expect(page.getByText(/^Everything is now as in the backup/)).toBeVisible();
  expect(await fingerprint(page)).toEqual(saved);
  await hands.button(en.tables.tools.undo).click();
  await expect(page.getByText(words.done.undone)).toBeVisible();
  expect(await fingerprint(page)).toEqual(before);
});

test('killed in the middle of a restore, the next start has everything as before', async ({
  context,
}) => {
  test.setTimeout(120_000);
  const first = await context.newPage();
  await playMany(first, 4000);
  await first.goto('/backup');
  const path = await saveBackup(first);
  await erase(first);
  await keep(first, 'players', { version: 1, names: ['Di'] });
  const before = await fingerprint(first);
  await first.goto('/backup');
  await openFile(first, path);
  const session = await slow(first);
  await new Hands(first).button(words.preview.merge).click();
  // The middle begins when the journal is written; photos and checks come before it.
  await expect.poll(async () => (await kept(first, 'journal')).length).toBe(1);
  const crashed = first.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await first.close();

  const second = await context.newPage();
  await second.goto('/metadata.json');
  expect((await kept(second, 'journal')).length).toBe(1);
  await second.goto('/');
  await expect(second.getByRole('heading', { name: en.app.name })).toBeVisible();
  expect(await fingerprint(second)).toEqual(before);
});

test('another tab shows what was restored without being touched', async ({ context }) => {
  const one = await context.newPage();
  await playMany(one, 3);
  await one.goto('/backup');
  const two = await context.newPage();
  await two.goto('/history');
  await expect(two.getByRole('heading', { name: en.history.title })).toBeVisible();
  await erase(one);
  await expect(two.getByRole('heading', { name: en.history.empty.title })).toBeVisible();
  await new Hands(one).button(en.tables.tools.undo).click();
  await expect(two.getByRole('heading', { name: en.history.title })).toBeVisible();
});

test('the file is UTF-8 JSON that anybody can open', async ({ page }) => {
  await playMany(page, 2);
  await page.goto('/backup');
  const text = await readFile(await saveBackup(page), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'orbis-backup', version: 3, tables: [] });
  expect(JSON.stringify(JSON.parse(text))).toBe(text);
});
