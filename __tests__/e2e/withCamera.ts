import { chromium, type Page, type TestInfo } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/browser/chromium';
import { writeFilm, type Scene } from './film';
import { listen } from './test';

const GRANTED = '--use-fake-ui-for-media-stream';
const DEVICE = '--use-fake-device-for-media-stream';

/** The camera is chosen when a browser starts, so that each of these has one of its own. */
async function inBrowser(
  { project }: TestInfo,
  args: readonly string[],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const { baseURL, viewport, locale } = project.use;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, ...args],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage({
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(viewport === undefined ? {} : { viewport }),
      ...(locale === undefined ? {} : { locale }),
    });
    const hasNoComplaint = listen(page);
    await run(page);
    hasNoComplaint();
  } finally {
    await browser.close();
  }
}

/** A phone that is held over these, one after another. */
export async function withCamera(
  info: TestInfo,
  scenes: readonly Scene[],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const film = info.outputPath('film.y4m');
  writeFilm(film, scenes);
  const camera = `--use-file-for-fake-video-capture=${film}`;
  await inBrowser(info, [GRANTED, DEVICE, camera], run);
}

/** A phone whose camera nobody may use. */
export const withCameraRefused = (info: TestInfo, run: (page: Page) => Promise<void>) =>
  inBrowser(info, [DEVICE, '--deny-permission-prompts'], run);

export const withoutCamera = (info: TestInfo, run: (page: Page) => Promise<void>) =>
  inBrowser(info, [GRANTED], run);
