import { test as base } from '@playwright/test';

/** Every browser test fails on a console error, a warning or an uncaught exception. */
export const test = base.extend({
  page: async ({ page }, run) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await run(page);
    base.expect(complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';
