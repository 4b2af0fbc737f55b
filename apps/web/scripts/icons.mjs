// Draws the PNG icons from public/icons/icon.svg. Run by hand after a change of the drawing; the results are committed,
// because a build must not need a browser.
//
//   node apps/web/scripts/icons.mjs          (CHROMIUM=/path/to/chromium where it is not /usr/bin/chromium)

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const ICONS = fileURLToPath(new URL('../public/icons', import.meta.url));

const svg = await readFile(join(ICONS, 'icon.svg'), 'utf8');
// A maskable icon may lose a tenth on every side: the cloth goes to the very edge and the cards stay in the middle.
const maskable = svg.replace(' rx="96"', '').replace('scale(2.05)', 'scale(1.6)');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
try {
  const page = await browser.newPage();
  for (const [name, size, drawing] of [
    ['icon-192.png', 192, svg],
    ['icon-512.png', 512, svg],
    ['maskable-512.png', 512, maskable],
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
    await writeFile(join(ICONS, name), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
