import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser/chromium';

const PORT = 4173;
const executablePath = findChromium();

/** Whole games on the built output, as a phone would show it. */
export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: `npx sirv dist --single --quiet --port ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
});
