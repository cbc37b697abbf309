import { test as base, type Page } from '@playwright/test';

/** Watches a page from now on; the answer fails on a console error, a warning or an exception. */
export function listen(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => base.expect(complaints).toEqual([]);
}

/** Every browser test fails on a console error, a warning or an uncaught exception. */
export const test = base.extend({
  page: async ({ page }, run) => {
    const hasNoComplaint = listen(page);
    await run(page);
    hasNoComplaint();
  },
});

export { expect } from '@playwright/test';
