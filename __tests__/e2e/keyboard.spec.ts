import en from '../../src/i18n/en';
import { FACES } from '../support/fullTable';
import { emptyTable, keep, teachBox } from './hands';
import { expect, test } from './test';

test('a pyramid is entered, marked and undone from the keyboard alone', async ({ page }) => {
  await teachBox(page, FACES);
  await keep(page, 'table.t1', emptyTable('Ana', 'Bo'));
  await page.goto('/table/t1/player/1');
  const cell = (row: number, tile: number, what: RegExp) =>
    expect(
      page.getByRole('button', { name: new RegExp(`^row ${row}, tile ${tile}: .*${what.source}`) }),
    ).toBeVisible();
  await expect(page.getByText(en.entry.palette.chooseColor)).toBeVisible();

  await page.keyboard.press('x');
  await cell(1, 1, /Wilderness/);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await cell(1, 2, /red Volcano/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('c');
  await cell(1, 2, /under a Cancelation token/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await cell(1, 2, /empty/);
  await page.keyboard.press('Control+Shift+z');
  await cell(1, 2, /red Volcano/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel(/: empty$/)).toHaveCount(14);
});
