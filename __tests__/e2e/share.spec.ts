import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { scoreText } from '../../scripts/score/scoreText';
import type { Box } from '../../src/components/share/pictureLayout';
import { resultFacts } from '../../src/components/share/resultFacts';
import { scoreTable } from '../../src/engine/score';
import en from '../../src/i18n/en';
import { bgStatsPlay } from '../../src/share/bgStats';
import { parseGameFile } from '../../src/share/gameFile';
import { writeGameRecord } from '../../src/storage/gameRecord';
import type { Game } from '../../src/storage/gameRecord';
import { ID } from '../share/games';
import { fullTable } from '../support/fullTable';
import { keep } from './hands';
import { expect, test } from './test';

const GAME: Game = { table: fullTable(), location: 'Café Nord', note: 'Łódź & "Zoë" 🎲' };

/** East of the date line it is already the next day: what is written in UTC must not be. */
test.use({ timezoneId: 'Pacific/Kiritimati' });

test.beforeEach(async ({ page }) => {
  await keep(page, `game.${ID}`, writeGameRecord(GAME));
  await page.goto(`/game/${ID}`);
  await button(page, en.share.title).click();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const answer = (page: Page, what: string, became: string) =>
  expect(page.getByRole('status')).toHaveText(en.share.status(what, became));

async function downloaded(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return download;
}

function colorsIn({ data, width }: PNG, box: Box): Set<number> {
  const colors = new Set<number>();
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      colors.add(data.readUIntBE((y * width + x) * 4, 3));
    }
  }
  return colors;
}

test('the picture is downloaded: as large as told, and drawn on in every part', async ({
  page,
}) => {
  const download = await downloaded(page, en.share.picture);
  await answer(page, en.share.what.picture, en.share.became.downloaded);
  expect(download.suggestedFilename()).toBe('orbis-2026-11-04.png');
  const picture = PNG.sync.read(await readFile(await download.path()));
  const { width, height, cards, figures } = resultFacts(GAME.table).layout;
  expect([picture.width, picture.height]).toEqual([width, height]);
  expect(width).toBe(1080);
  for (const box of [...cards, figures.box]) {
    expect(colorsIn(picture, box).size).toBeGreaterThan(20);
  }
  // Gold for the winner's card and for no other.
  const gold = cards.map((box) => colorsIn(picture, box).has(0xf2c14e));
  expect(gold).toEqual([true, false, false, false]);
});

/** Thirty characters each, the widest that people have. */
const LONG = [
  'Maximiliane-Charlotte Hohenstn',
  'Александра Константиновна Щюфж',
  'WWWWWWWWWWMMMMMMMMMM@@@@@@@@@@',
  'Zażółć Gęślą-Jaźń "Ągnieszka"!',
];

test('every word of the picture stays in its card, with the longest names too', async ({
  page,
}) => {
  const players = GAME.table.players.map((player, seat) => ({ ...player, name: LONG[seat] ?? '' }));
  await keep(page, `game.${ID}`, writeGameRecord({ ...GAME, table: { ...GAME.table, players } }));
  await page.goto(`/game/${ID}/share`);
  const words = await page.getByRole('img', { name: /^The picture: / }).evaluate((frame) =>
    Array.from(frame.querySelectorAll('text'), (text) => {
      const card = text.closest('g:has(> rect[rx="28"])')?.querySelector('rect') ?? frame;
      const [own, edge] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
      return { word: text.textContent, within: own.left >= edge.left && own.right <= edge.right };
    }),
  );
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter(({ within }) => !within)).toEqual([]);
});

test('the table file is scored by the command to the same totals', async ({ page }) => {
  const download = await downloaded(page, en.share.file.action);
  await answer(page, en.share.what.file, en.share.became.downloaded);
  expect(download.suggestedFilename()).toBe('orbis-2026-11-04.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(parseGameFile(text)).toEqual({ ok: true, id: ID, game: GAME });
  const file = JSON.parse(text) as { playedAt: unknown; table: unknown };
  expect(file.playedAt).toBe('2026-11-03T23:30:05.000Z');
  const scored = scoreText(JSON.stringify(file.table));
  expect(scored.ok && scored.score.players.map(({ total }) => total)).toEqual(
    scoreTable(GAME.table).players.map(({ total }) => total),
  );
});

test('the text is copied where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, en.share.text.action).click();
  await answer(page, en.share.what.text, en.share.became.copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll('\u00A0', ' ')).toMatch(
    /^Orbis · Nov 4, 2026 · Café Nord\nCy wins\n\n1\. Cy: \d+ CPs, Goddess of Nature\n/,
  );
});

test('BG Stats is opened with the play, dated in UTC', async ({ page, context }) => {
  await context.route('https://app.bgstatsapp.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'BG Stats' }),
  );
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    button(page, en.share.bgStats.action).click(),
  ]);
  await opened.waitForURL(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
  const data = new URL(opened.url()).searchParams.get('data') ?? '';
  const play: unknown = JSON.parse(data);
  expect(play).toEqual(bgStatsPlay(en.gods, ID, GAME));
  expect(play).toMatchObject({ playDate: '2026-11-03 23:30:05', comments: GAME.note });
  await answer(page, en.share.what.bgStats, en.share.became.opened);
});
