import { expect, test } from './test';

test('Home leads to the reference, and back leads home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Orbis Scorer', level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /Gods/ })
    .or(page.getByRole('button', { name: /Gods/ }))
    .first()
    .click();
  await expect(page.getByText('God of the Oceans')).toBeVisible();
  await expect(page).toHaveURL(/\/reference\/gods$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Orbis Scorer', level: 1 })).toBeVisible();
});

test('a link to a section opens it', async ({ page }) => {
  await page.goto('/reference/setup');
  await expect(page.getByText('Temple tokens').first()).toBeVisible();
});

for (const [locale, god] of [
  ['de-AT', 'Göttin des Müßiggangs'],
  ['pl-PL', 'Bogini Próżniactwa'],
  ['ru-RU', 'Богиня Праздности'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the page speaks the language of the browser', async ({ page }) => {
      await page.goto('/reference/gods');
      await expect(page.getByText(god)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    });
  });
}
