import type { Locator, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { emptyTable, Hands, keep, teachBox } from '../../__tests__/e2e/hands';
import { FACES, fullTable } from '../../__tests__/support/fullTable';
import type { Cell } from '../../src/engine/geometry';
import { CELLS } from '../../src/engine/geometry';
import en from '../../src/i18n/en';
import { placeWords } from '../../src/i18n/entry/tileLabel';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium';
import { serve } from '../browser/serve';
import { buildBareCounter } from './bare/build';
import { median, quantile } from './quantile';

const PRESSES = 50;
const SLOWDOWN = 4;
/** Each has its own fifty presses; a machine is seldom quiet for all of them. */
const ROUNDS = 5;
/** What the pointer lights up on its way is drawn by then: a finger has no way. */
const SETTLED_MS = 60;

/** Without Playwright's own checks of the element, which run in the page while it is timed. */
async function pressAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLED_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * From the moment the finger lifts to the first one after the next frame. That frame has to show the
 * outcome, or the measure is void: an element by this XPath, which was not there before. Looking for
 * it takes its time in a large page, which is not the app's.
 */
async function pressToPaint(page: Page, target: Locator, outcome: string): Promise<number> {
  await page.evaluate((shown) => {
    const bench = window as unknown as { painted: Promise<number> };
    const there = new XPathEvaluator().createExpression(`boolean(${shown})`);
    bench.painted = new Promise((resolve, reject) => {
      if (there.evaluate(document).booleanValue)
        reject(new Error(`there before the press: ${shown}`));
      window.addEventListener(
        'click',
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            const start = performance.now();
            if (!there.evaluate(document).booleanValue)
              reject(new Error(`not in the frame after the press: ${shown}`));
            const looking = performance.now() - start;
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () =>
              resolve(performance.now() - timeStamp - looking),
            );
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        },
        { once: true, capture: true },
      );
    });
  }, outcome);
  await pressAt(page, target);
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

async function slowPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function pressBare(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  await slowPage(page);
  const counter = page.getByRole('button', { name: 'count' });
  const times: number[] = [];
  for (let count = 1; count <= PRESSES; count += 1) {
    times.push(await pressToPaint(page, counter, `//*[text()="${count}"]`));
  }
  return times;
}

/** A tile's points, drawn in its cell of the pyramid. */
function drawnIn(cell: Cell): string {
  const place = `${placeWords(en, cell)}: `;
  return `//button[starts-with(@aria-label, "${place}")]//*[local-name() = "text"]`;
}

/**
 * Enters a whole table as people do, from player to player without a reload, the table lying
 * below; times every tile that comes from the box.
 */
async function pressTiles(page: Page, url: string, id: string): Promise<number[]> {
  const table = fullTable(56 - PRESSES);
  await teachBox(page, FACES, url);
  await keep(page, `table.${id}`, emptyTable('Ana', 'Bo', 'Cy', 'Di'), url);
  await page.goto(`${url}/table/${id}`);
  await slowPage(page);
  const hands = new Hands(page);
  await hands.press(page.getByRole('button', { name: /^Ana: 0 of 14/ }));
  const times: number[] = [];
  for (const [seat, player] of table.players.entries()) {
    hands.forgetColor();
    for (const cell of CELLS) {
      const tile = player.pyramid[cell];
      if (tile === null || tile.type === 'wilderness') {
        await hands.placeKnown(tile);
      } else {
        await hands.turnToColor(tile.color);
        times.push(await pressToPaint(page, hands.offered(tile), drawnIn(cell)));
      }
    }
    await hands.finishPlayer(player);
    const next = table.players[seat + 1];
    if (next !== undefined) await hands.press(hands.button(en.entry.done.next(next.name)));
  }
  return times;
}

const ms = (value = NaN) => `${value.toFixed(1)} ms`;

/** Needs the built app in a folder. */
export async function benchPress(folder = 'dist', port = 4174): Promise<string[]> {
  const app = await serve(folder, port);
  const bare = await serve(buildBareCounter(), port + 1);
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: ensureChromium(),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
    const rounds: Record<'tile' | 'bare', number[]>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bareTimes = await pressBare(page, bare.url);
      rounds.push({ bare: bareTimes, tile: await pressTiles(page, app.url, `bench${round}`) });
    }
    const line = (what: string, share: number) => {
      const of = rounds.map(({ tile, bare: base }) => [
        quantile(tile, share),
        quantile(base, share),
      ]);
      const each = of.map(([tile = 0, base = 0]) => (tile / base).toFixed(2));
      const [tile, base] = [0, 1].map((at) => median(of.map((pair) => pair[at] ?? NaN)));
      return `  ${what}: ${ms(tile)} : bare Pressable ${ms(base)}, ${each.join(' ')} times it (median ${median(each.map(Number)).toFixed(2)})`;
    };
    return [
      `press to paint of placing a tile, CPU slowed ${SLOWDOWN}x, ${ROUNDS} rounds of ${PRESSES} presses (aim: p95 at most 2 times the bare one and under 100 ms)`,
      line('median', 0.5),
      line('p95   ', 0.95),
    ];
  } finally {
    await browser.close();
    app.stop();
    bare.stop();
  }
}
