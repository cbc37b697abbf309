import type { Page } from '@playwright/test';
import { decode, encode } from 'jpeg-js';
import en from '../../src/i18n/en';
import { newId } from '../../src/storage/gameId';
import { writeGameRecord } from '../../src/storage/gameRecord';
import { readPhotoRecord } from '../../src/storage/photos/photoRecord';
import { fullTable } from '../support/fullTable';
import { exifOf, holds, jpegSize, withSegments } from '../support/jpegs';
import type { Scene } from './film';
import { Hands, keep, kept } from './hands';
import { expect, test } from './test';
import { withCamera, withCameraRefused } from './withCamera';

const words = en.photo;
const ID = newId(Date.UTC(2026, 10, 12));
const GAME = writeGameRecord({ table: fullTable(), location: '', note: '' });

type Rgb = readonly [number, number, number];
const RED: Rgb = [220, 30, 30];
const BLUE: Rgb = [30, 30, 220];

/** As a sensor held upright gives it: lying on its side, with the place in it. Red is its left half. */
function phonePicture(width = 2400, height = 1800): Buffer {
  const data = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = pixel % width < width / 2 ? RED : BLUE;
    data.set([red, green, blue, 255], pixel * 4);
  }
  const jpeg = encode({ data, width, height }, 90).data;
  // 6: the top of the picture is at the right of what the sensor gave, so that red comes to the top.
  return Buffer.from(withSegments(jpeg, exifOf(6)));
}

/** Every blob in the browser, by name. */
async function storedBlobs(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const all = await page.evaluate(
    () =>
      new Promise<[string, number[]][]>((resolve, reject) => {
        const request = indexedDB.open('orbis-photos');
        // Nothing was ever kept: then opening it here must not be what makes it.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const store = request.result.transaction('blobs').objectStore('blobs');
          const [names, values] = [store.getAllKeys(), store.getAll()];
          store.transaction.onerror = () => reject(new Error('no blobs'));
          store.transaction.oncomplete = () => {
            request.result.close();
            const bytes = values.result as Uint8Array[];
            resolve((names.result as string[]).map((name, at) => [name, [...(bytes[at] ?? [])]]));
          };
        };
      }),
  );
  return new Map(all.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

/** The bytes of the game's photo, found as the app finds them. */
async function photoOf(page: Page, id = ID): Promise<Buffer> {
  const [raw = ''] = await kept(page, `photo.${id}`);
  const reading = readPhotoRecord(raw);
  const bytes = reading.ok ? (await storedBlobs(page)).get(reading.value.blob) : undefined;
  if (bytes === undefined) throw new Error('no photo');
  return bytes;
}

async function openGame(page: Page): Promise<Hands> {
  await keep(page, `game.${ID}`, GAME);
  await page.goto(`/game/${ID}`);
  return new Hands(page);
}

async function choose(page: Page, name: string, file: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await new Hands(page).button(name).click();
  await (await chooser).setFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: file });
}

async function chooseFirst(page: Page): Promise<Hands> {
  const hands = await openGame(page);
  await choose(page, words.choose, phonePicture());
  await expect(hands.button(words.open)).toBeVisible();
  return hands;
}

const colorAt = (jpeg: Buffer, x: number, y: number): Rgb => {
  const { data, width } = decode(jpeg, { useTArray: true });
  const at = 4 * (y * width + x);
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

function expectNear(color: Rgb, wanted: Rgb): void {
  for (const [index, value] of color.entries()) {
    expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThan(40);
  }
}

/** Where the photo is drawn, and how large. */
const drawn = async (page: Page) => {
  const box = await page.getByRole('img', { name: words.title }).locator('> *').boundingBox();
  if (box === null) throw new Error('no photo to be seen');
  return box;
};

test('a chosen picture is kept upright, small and without its place, also after a reload', async ({
  page,
}) => {
  const picture = phonePicture();
  expect(holds(picture, 'Exif')).toBe(true);
  const hands = await chooseFirst(page);

  const photo = await photoOf(page);
  expect(jpegSize(photo)).toEqual({ width: 1200, height: 1600 });
  expect(holds(photo, 'Exif')).toBe(false);
  expectNear(colorAt(photo, 600, 200), RED);
  expectNear(colorAt(photo, 600, 1400), BLUE);

  await page.reload();
  await expect(hands.button(words.open).locator('img')).toBeAttached();
  expect((await photoOf(page)).equals(photo)).toBe(true);

  await page.goto('/history');
  await page.getByRole('button', { name: /^Photo of the table: / }).click();
  await expect(page.getByRole('img', { name: words.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: en.history.title })).toBeVisible();
});

test('a photo is taken with the camera, looked at and kept', async ({ page: _ }, info) => {
  test.setTimeout(60_000);
  const scene: Scene = (x) => (x < 320 ? RED : BLUE);
  await withCamera(info, [scene], async (page) => {
    const hands = await openGame(page);
    await hands.button(words.take).click();
    await expect(page.locator('video')).toBeVisible();
    await page.waitForTimeout(1500);
    await hands.button(words.shoot).click();
    await expect(page.getByRole('img', { name: words.shot })).toBeVisible();
    expect(await kept(page, 'photo.')).toEqual([]);
    await hands.button(words.keep).click();
    await expect(hands.button(words.open)).toBeVisible();
    const photo = await photoOf(page);
    const { width, height } = jpegSize(photo);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    expectNear(colorAt(photo, Math.round(width * 0.25), height / 2), RED);
    expectNear(colorAt(photo, Math.round(width * 0.75), height / 2), BLUE);
  });
});

test('a camera that is refused is told in words, and a picture does', async ({ page: _ }, info) => {
  await withCameraRefused(info, async (page) => {
    const hands = await openGame(page);
    await hands.button(words.take).click();
    await expect(page.getByText(en.reading.access.refused)).toBeVisible();
    await expect(hands.button(words.shoot)).toBeDisabled();
    await choose(page, words.choose, phonePicture(400, 300));
    await hands.button(words.keep).click();
    await expect(hands.button(words.open)).toBeVisible();
    expect(jpegSize(await photoOf(page))).toEqual({ width: 300, height: 400 });
  });
});

test('what is no picture is told in words, and the photo stays', async ({ page }) => {
  const hands = await chooseFirst(page);
  const photo = await photoOf(page);
  await choose(page, words.chooseAnother, Buffer.from('not a picture at all'));
  await expect(page.getByText(words.refused['bad-picture'])).toBeVisible();
  await expect(hands.button(words.open)).toBeVisible();
  expect((await photoOf(page)).equals(photo)).toBe(true);
});

test('full screen it is zoomed by buttons, wheel, double tap and pinch, and cannot be lost', async ({
  page,
}) => {
  const hands = await chooseFirst(page);
  await hands.button(words.open).click();
  const fitted = await drawn(page);
  expect(fitted.width).toBeCloseTo(390, 0);
  expect(fitted.height).toBeCloseTo(520, 0);
  await expect(hands.button(words.fit)).toBeDisabled();

  await hands.button(words.larger).click();
  expect((await drawn(page)).width).toBeCloseTo(fitted.width * 1.5, 0);
  await hands.button(words.fit).click();
  expect(await drawn(page)).toEqual(fitted);

  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(fitted.width * 4, 0);
  await page.mouse.down();
  await page.mouse.move(3000, 3000, { steps: 4 });
  await page.mouse.up();
  expect(await drawn(page)).toMatchObject({ x: 0, y: 0 });
  await page.keyboard.press('0');
  expect(await drawn(page)).toEqual(fitted);

  await page.mouse.dblclick(200, 420);
  await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(fitted.width * 3, 0);
  await page.mouse.dblclick(200, 420);
  await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(fitted.width, 0);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: 195 - apart, y: 400, id: 0 },
              { x: 195 + apart, y: 400, id: 1 },
            ],
    });
  await touch('touchStart', 40);
  for (const apart of [50, 65, 80]) await touch('touchMove', apart);
  await touch('touchEnd', null);
  await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(fitted.width * 1.5);

  await hands.button(en.tables.tools.back).click();
  await expect(page.getByRole('heading', { name: en.result.title, exact: true })).toBeVisible();
});

test('saved, erased, swept and restored, the photo is the same to the byte', async ({ page }) => {
  await chooseFirst(page);
  const photo = await photoOf(page);
  await page.goto('/backup');
  const hands = new Hands(page);
  const download = page.waitForEvent('download');
  await hands.button(en.backup.save.backup).click();
  const path = await (await download).path();
  await hands.button(en.backup.erase.title).click();
  await hands.button(en.backup.erase.button).click();
  await expect(page.getByText(en.backup.done.erased)).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(hands.button(en.backup.open.button)).toBeVisible();
    await expect.poll(async () => (await storedBlobs(page)).size, { timeout: 1000 }).toBe(0);
  }).toPass();
  const chooser = page.waitForEvent('filechooser');
  await hands.button(en.backup.open.button).click();
  await (await chooser).setFiles(path);
  const counts = `${en.backup.games(1)}, ${en.backup.photos(1)}`;
  await expect(page.getByText(en.backup.preview.added(counts))).toBeVisible();
  await hands.button(en.backup.preview.merge).click();
  await expect(page.getByText(en.backup.done.merged(counts))).toBeVisible();
  expect((await photoOf(page)).equals(photo)).toBe(true);
  await page.goto(`/game/${ID}`);
  await expect(hands.button(words.open).locator('img')).toBeAttached();
});

test('deleted with its game it comes back by undo, also with another tab that starts meanwhile', async ({
  page,
  context,
}) => {
  await chooseFirst(page);
  const photo = await photoOf(page);
  await page.goto('/history');
  const thumb = page.getByRole('button', { name: /^Photo of the table/ });
  await expect(thumb).toBeVisible();
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  expect(await kept(page, 'photo.')).toEqual([]);

  const other = await context.newPage();
  await other.goto('/history');
  await expect(other.getByRole('heading', { name: en.history.empty.title })).toBeVisible();
  await other.waitForTimeout(500);
  await other.close();
  await new Hands(page).button(en.tables.tools.undo).click();
  await expect(thumb.locator('img')).toBeAttached();
  expect((await photoOf(page)).equals(photo)).toBe(true);

  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await expect(async () => {
    await page.reload();
    await expect.poll(async () => (await storedBlobs(page)).size, { timeout: 1000 }).toBe(0);
  }).toPass();
});
