/**
 * Draws the app's icons from their SVG sources: `npx tsx scripts/render-assets.ts`.
 * A browser does the drawing, since it is already here for the end-to-end tests.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './browser/chromium';

type Asset = { name: string; size: number; transparent: boolean };

const ASSETS: readonly Asset[] = [
  // Stores refuse an icon with transparency.
  { name: 'icon', size: 1024, transparent: false },
  { name: 'adaptive-icon', size: 1024, transparent: true },
  { name: 'monochrome-icon', size: 1024, transparent: true },
  { name: 'splash-icon', size: 1024, transparent: true },
  { name: 'favicon', size: 48, transparent: true },
];

const assets = path.resolve(import.meta.dirname, '../assets');

async function main(): Promise<void> {
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: ensureChromium(),
  });
  try {
    for (const { name, size, transparent } of ASSETS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const svg = readFileSync(path.join(assets, 'source', `${name}.svg`), 'utf8');
      await page.setContent(
        `<style>html, body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
      );
      await page.screenshot({
        path: path.join(assets, `${name}.png`),
        omitBackground: transparent,
      });
      await page.close();
      console.log(`assets/${name}.png (${size} px)`);
    }
  } finally {
    await browser.close();
  }
}

void main();
