// Pictures of the built app in a real Chromium.
import { chromium } from '@playwright/test';
import { serveFolder } from '../../apps/cli/dist/serve/static-server.js';
import { ensureChromium } from './chromium.mjs';
import { at } from './paths.mjs';

/** Waits until nothing is loaded any more and the pictures that can be seen are there. */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  // Small cards hide their courts, and what is hidden is never loaded.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** Plays a deal without choice to its end. */
async function playOut(page, address) {
  await page.goto(address);
  await settle(page);
  await page.getByTestId('run-out').click();
  // The rest at once.
  await page.getByTestId('step').click();
  await page.getByTestId('result').waitFor();
}

/**
 * Takes one picture: games that play themselves played to their end, then a game by its link on the table (or, with `stay`, the last one played), a
 * page by its address over it, a button pressed by its test id.
 * `device` and `locale` as Playwright names them, `light` 'light' or 'dark'.
 */
async function take(browser, url, { played = [], stay = false, game, panel, press, device, locale, light, path }) {
  const context = await browser.newContext({ ...device, locale, reducedMotion: 'reduce', colorScheme: light, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    for (const deal of played) await playOut(page, `${url}#${deal}`);
    if (!stay) await page.goto(`${url}#${game}`);
    await settle(page);
    // Once more without the link: what was said about opening it is no part of the picture.
    await page.evaluate((to) => history.replaceState(undefined, '', `${location.pathname}${to ?? ''}`), panel);
    await page.reload();
    await settle(page);
    // A page is fetched when it is opened.
    if (panel) await page.locator('dialog, .panel').first().waitFor();
    await settle(page);
    if (press) await page.getByTestId(press).click();
    await page.mouse.move(0, 0);
    await settle(page);
    await page.evaluate(() => document.activeElement?.blur());
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** Opens the built app for pictures; `work` gets the way to take one. */
export async function withCamera(work) {
  const server = await serveFolder(at('apps/web/dist'), 0);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await work((shot) => take(browser, server.url, shot));
  } finally {
    await browser.close();
    await server.close();
  }
}
