import type { Page } from '@playwright/test';
import { CELLS, mapCells } from '../../src/engine/geometry';
import { currentTable } from '../../src/engine/edit/timeline';
import { placeWords } from '../../src/i18n/entry/tileLabel';
import en from '../../src/i18n/en';
import { wholePicture } from '../../src/reader/picture';
import { readPyramid } from '../../src/reader/readPyramid';
import { COLORS, type Color } from '../../src/engine/tile';
import type { Shown } from '../../src/reader/shown';
import { readRecord } from '../../src/storage/record';
import { tableRecord } from '../../src/storage/tableRecord';
import { FACES } from '../support/fullTable';
import { FLAT } from '../support/pyramidPictures/art/flat';
import { IDEAL } from '../support/pyramidPictures/shot';
import { takePicture } from '../support/pyramidPictures/takePicture';
import { pictureScene } from './film';
import { emptyTable, Hands, keep, kept, teachBox } from './hands';
import { expect, test } from './test';
import { withCamera, withCameraRefused, withoutCamera } from './withCamera';

const words = en.reading;
const SHOWN: readonly Color[] = COLORS;
/** Every colour, and a Wilderness on the last cell. */
const PYRAMID = mapCells((cell): Shown =>
  cell === 13 ? 'wilderness' : (SHOWN[cell % 5] ?? 'red'),
);
const PICTURE = takePicture({ pyramid: PYRAMID, style: FLAT, shot: IDEAL, seed: 4 }, 400);
/** The frame on the screen is so wide in the camera's picture, at 390 by 844. */
const FRAME_WIDTH = 380;

async function openReading(page: Page): Promise<Hands> {
  await teachBox(page, FACES);
  await keep(page, 'table.t1', emptyTable('Ana', 'Bo'));
  await page.goto('/table/t1/player/1');
  const hands = new Hands(page);
  await hands.press(hands.button(words.title));
  return hands;
}

async function pyramidNow(page: Page) {
  const [raw] = await kept(page, 'table.');
  const reading = readRecord(tableRecord, raw ?? '');
  if (!reading.ok) throw new Error(reading.why);
  return currentTable(reading.value.timeline).players[0]?.pyramid;
}

test('a pyramid under the camera is read, mended in one cell, and entry goes on, cell by cell', async ({
  page: _,
}, info) => {
  test.setTimeout(90_000);
  const reading = readPyramid(PICTURE, wholePicture(PICTURE));
  expect(reading.ok && reading.cells.map(({ shown }) => shown)).toEqual(PYRAMID);

  await withCamera(info, [pictureScene(PICTURE, FRAME_WIDTH)], async (page) => {
    const hands = await openReading(page);
    await expect(page.locator('video')).toBeVisible();
    await page.waitForTimeout(1500);
    await hands.press(hands.button(words.shoot));

    const cellOf = (cell: (typeof CELLS)[number], what: string) =>
      page.getByRole('button', { name: words.cell(placeWords(en, cell), what), exact: true });
    for (const cell of CELLS.slice(0, 5)) {
      await expect(cellOf(cell, en.colors[SHOWN[cell] ?? 'red'])).toBeVisible();
    }
    // The second one is mended: it was no blue tile but a Wilderness.
    await hands.press(cellOf(1, en.colors.blue));
    await hands.press(hands.radio(words.mend(placeWords(en, 1)), en.tiles.wilderness));
    await hands.press(hands.button(words.accept));

    // The palette is on red, the first cell's colour: one press places a known tile.
    const red = FACES.find(({ color }) => color === 'red');
    const green = FACES.find(({ color }) => color === 'green');
    if (red === undefined || green === undefined) throw new Error('the box lacks a colour');
    await hands.press(hands.offered(red));
    // It turned to green by itself: a finger that comes down again at once meant the red one.
    await page.waitForTimeout(400);
    await hands.press(hands.offered(green));
    expect((await pyramidNow(page))?.slice(0, 3)).toEqual([red, { type: 'wilderness' }, green]);

    const undo = hands.button(en.entry.bar.undo);
    for (let press = 0; press < 3; press += 1) await hands.press(undo);
    expect(await pyramidNow(page)).toEqual(mapCells(() => null));
    expect(await kept(page, 'samples')).toHaveLength(1);
  });
});

test('a camera that is refused or missing is told in words, and a picture does', async ({
  page: _,
}, info) => {
  for (const [browser, why] of [
    [withCameraRefused, words.access.refused],
    [withoutCamera, words.access.none],
  ] as const) {
    await browser(info, async (page) => {
      const hands = await openReading(page);
      await expect(page.getByText(why)).toBeVisible();
      await expect(hands.button(words.shoot)).toBeDisabled();
      await expect(hands.button(words.choose)).toBeEnabled();
    });
  }
});
