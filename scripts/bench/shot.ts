import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { encode } from 'jpeg-js';
import { emptyTable, keep } from '../../__tests__/e2e/hands';
import { FLAT } from '../../__tests__/support/pyramidPictures/art/flat';
import { anyPyramid } from '../../__tests__/support/pyramidPictures/sets';
import { IDEAL } from '../../__tests__/support/pyramidPictures/shot';
import { takePicture } from '../../__tests__/support/pyramidPictures/takePicture';
import en from '../../src/i18n/en';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium';
import { serve } from '../browser/serve';
import { median } from './quantile';

/** Twelve megapixels in the shape of the frame. */
const WIDTH = 3873;
const ROUNDS = 7;
const QUALITY = 90;
/** Somebody looks at the picture before they press; the browser needs a moment to draw it, too. */
const LOOKING_MS = 2000;

function largePicture(): Buffer {
  const sitting = { pyramid: anyPyramid(1), style: FLAT, shot: IDEAL, seed: 1 };
  const { pixels, width, height } = takePicture(sitting, WIDTH);
  return encode({ data: Buffer.from(pixels.buffer), width, height }, QUALITY).data;
}

/** From the press that reads the picture to the frame that shows what was read. */
async function shotToAnswer(page: Page, picture: Buffer): Promise<number> {
  const words = en.reading;
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.choose }).click();
  const file = { name: 'table.jpg', mimeType: 'image/jpeg', buffer: picture };
  await (await choosing).setFiles(file);
  const shoot = page.getByRole('button', { name: words.shoot });
  await page.getByText(words.adjust).waitFor();
  await page.waitForTimeout(LOOKING_MS);
  await page.evaluate((accept) => {
    const bench = window as unknown as { answered: Promise<number> };
    bench.answered = new Promise((resolve) => {
      let pressed = 0;
      const look = new MutationObserver(() => {
        if (document.querySelector(`[aria-label="${accept}"]`) === null) return;
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed), 0));
      });
      look.observe(document.body, { subtree: true, childList: true });
      window.addEventListener('click', (event) => (pressed = event.timeStamp), {
        once: true,
        capture: true,
      });
    });
  }, words.accept);
  await shoot.click();
  const time = await page.evaluate(
    () => (window as unknown as { answered: Promise<number> }).answered,
  );
  await page.getByRole('button', { name: words.again }).click();
  return time;
}

/** Needs the built app in a folder. */
export async function benchShot(folder = 'dist', port = 4180): Promise<string[]> {
  const picture = largePicture();
  const app = await serve(folder, port);
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: ensureChromium(),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
    await keep(page, 'table.bench', emptyTable('Ana', 'Bo'), app.url);
    await page.goto(`${app.url}/table/bench/player/1/read`);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await shotToAnswer(page, picture));
    return [
      `from the shot to what was read, 12 megapixels in a browser, decoding included: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms of ${ROUNDS} (aim 300 ms)`,
    ];
  } finally {
    await browser.close();
    app.stop();
  }
}
