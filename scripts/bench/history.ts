import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { fullOf, plain, player, table } from '../../__tests__/support/build';
import { fullTable } from '../../__tests__/support/fullTable';
import type { DraftTable } from '../../src/engine/table';
import en from '../../src/i18n/en';
import { toIdeographs } from '../../src/codec/ideographs';
import { encodeTable } from '../../src/codec/tableCodec';
import { newId } from '../../src/storage/gameId';
import { writeGameRecord } from '../../src/storage/gameRecord';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium';
import { serve } from '../browser/serve';
import { median, quantile } from './quantile';

const FEW = 10;
const MANY = 10_000;
const DIFFERENT = 400;
const ROUNDS = 9;
const SLOWDOWN = 4;
const HOUR = 3_600_000;

/** A seed whose box runs out of fitting tiles makes no table. */
function tableOf(seed: number): DraftTable | null {
  try {
    return fullTable(7, seed);
  } catch {
    return null;
  }
}

/** Full tables of four with 7 Wildernesses, such as an evening leaves behind. */
function records(): string[] {
  const raws: string[] = [];
  for (let seed = 1; raws.length < DIFFERENT; seed += 1) {
    const table = tableOf(seed);
    if (table === null) continue;
    const players = table.players.map((one) => ({ ...one, name: `${one.name}belle` }));
    raws.push(writeGameRecord({ table: { ...table, players }, location: '', note: '' }));
  }
  return raws;
}

/** Nothing to decide and nothing missing: its score is one press away. */
const FINISHED = JSON.stringify({
  version: 2,
  kind: 'table',
  createdAt: 1,
  changedAt: 1,
  start: toIdeographs(
    encodeTable(
      table([
        player({ name: 'Ana', god: 'apprentice', pyramid: fullOf(plain('red')) }),
        player({ name: 'Bo', god: 'love', pyramid: fullOf(plain('blue')) }),
      ]),
    ),
  ),
  edits: [],
  done: 0,
});

async function put(page: Page, entries: readonly (readonly [string, string])[]): Promise<void> {
  await page.evaluate((pairs) => {
    for (const [key, raw] of pairs) localStorage.setItem(`orbis\\${key}`, raw);
  }, entries);
}

async function seed(context: BrowserContext, url: string, games: number, raws: readonly string[]) {
  const page = await context.newPage();
  await page.goto(`${url}/metadata.json`);
  const now = Date.now();
  await put(
    page,
    Array.from(
      { length: games },
      (_, index) =>
        [`game.${newId(now - (index + 1) * HOUR)}`, raws[index % raws.length] ?? ''] as const,
    ),
  );
  await page.close();
}

/** From the last press, or else the start of the page, to the first frame that shows it. */
async function shown(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
    { polling: 'raf' },
  );
  const at = Number(await found.jsonValue());
  return at - (await page.evaluate(() => (window as unknown as { clicked?: number }).clicked ?? 0));
}

async function press(page: Page, role: 'tab' | 'button', name: string): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        (window as unknown as { clicked: number }).clicked = timeStamp;
      },
      { once: true, capture: true },
    );
  });
  await page.getByRole(role, { name, exact: true }).click();
}

const labelled = (label: string) => `[aria-label="${label}"]`;

interface Round {
  readonly start: number;
  readonly history: number;
  readonly statistics: number;
  readonly save: number;
}

async function round(context: BrowserContext, url: string): Promise<Round> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const start = await shown(page, labelled(en.tables.home.newGame));
  await page.waitForTimeout(500);
  await press(page, 'tab', en.tabs.history);
  const history = await shown(page, '[role="button"][aria-label*="belle"]');
  await page.waitForTimeout(500);
  await press(page, 'tab', en.tabs.statistics);
  const statistics = await shown(page, '[role="img"][aria-label*="belle"]');

  const id = newId();
  await put(page, [[`table.${id}`, FINISHED]]);
  await page.goto(`${url}/table/${id}`);
  await page.waitForTimeout(500);
  await press(page, 'button', en.result.score);
  const save = await shown(page, labelled(en.result.places.place(1)));
  await page.evaluate((key) => localStorage.removeItem(`orbis\\game.${key}`), id);
  await page.close();
  return { start, history, statistics, save };
}

/** Needs the built app in `dist`. */
export async function benchHistory(): Promise<string[]> {
  const app = await serve('dist', 4176);
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: ensureChromium() });
  const raws = records();
  try {
    const contexts = await Promise.all(
      [FEW, MANY].map(async (games) => {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          locale: 'en-US',
        });
        await seed(context, app.url, games, raws);
        return context;
      }),
    );
    const [few, many] = contexts as [BrowserContext, BrowserContext];
    const rounds: { few: Round; many: Round }[] = [];
    // They take turns, so that a slow moment of the machine hits both; the first round warms up.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      const pair = { few: await round(few, app.url), many: await round(many, app.url) };
      if (turn > 0) rounds.push(pair);
    }
    const of = (games: 'few' | 'many', what: keyof Round) =>
      median(rounds.map((one) => one[games][what]));
    const line = (what: keyof Round, words: string, aim: string) => {
      const [ten, all] = [of('few', what), of('many', what)];
      return `  ${words}: ${all.toFixed(0)} ms : ${ten.toFixed(0)} ms = ${(all / ten).toFixed(2)} (aim ${aim})`;
    };
    const lengths = raws.map(({ length }) => length);
    return [
      `${MANY} games : ${FEW} games, CPU slowed ${SLOWDOWN}x, medians of ${ROUNDS}`,
      line('start', 'start to interactive', '1.2'),
      line('history', 'opening History     ', '1.5'),
      line('save', 'saving a game       ', '1.5'),
      `  statistics over ${MANY} games: ${of('many', 'statistics').toFixed(0)} ms (over ${FEW}: ${of('few', 'statistics').toFixed(0)} ms)`,
      `  characters a four-player game in storage: median ${median(lengths)}, max ${quantile(lengths, 1)}`,
    ];
  } finally {
    await browser.close();
    app.stop();
  }
}
