import type { Page } from '@playwright/test';
import { formatLink, patiences } from 'pasyans';
import { deal, linkTo, playFirst } from './kit/games.ts';
import { CLICKS } from './kit/hands.ts';
import { ownApp, ownServer } from './kit/own-server.ts';
import { expectShown } from './kit/show.ts';
import { expectCards, make } from './kit/table.ts';
import { expect, LAPTOP, test } from './kit/test.ts';

/** Once loaded, the app needs no network; and it can be installed. */

test.use({ serviceWorkers: 'allow' });

/** The worker has stored everything: only then does it become active. A storing that failed is begun anew when the page is loaded again. */
async function untilStored(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect(async () => {
    try {
      await expect.poll(state).toBe('activated');
    } catch (error) {
      await page.reload();
      throw error;
    }
  }).toPass();
}

test('without a network all patiences, links, rules and pictures are there', LAPTOP, async ({ page, context }) => {
  const server = await ownServer();
  try {
    await page.goto(server.url);
    await untilStored(page);
  } finally {
    await server.close();
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.table .card').first()).toBeAttached();
  for (const { id } of patiences) {
    const here = playFirst(deal(id, 7), 12);
    await page.goto(`${server.url}#${formatLink(here)}`);
    await expectShown(page, here);
    await expectCards(page, here);
  }
  await expect.poll(() => courts(page)).toEqual({ broken: 0, some: true });
  for (const { id, title } of patiences) {
    await page.goto(`${server.url}#/rules/${id}`);
    await expect(page.getByTestId('rules-panel').getByRole('heading', { level: 2 })).toHaveText(title.ru);
    await expect(page.locator('[data-rule="R1"]')).toBeAttached();
  }
  const other = await context.newPage();
  const linked = playFirst(deal('potocki', 77), 9);
  await other.goto(`${server.url}#${formatLink(linked)}`);
  await expectShown(other, linked);
  await other.getByTestId('hint').click();
  await expect(other.locator('.table .marked')).toHaveCount(1);
});

test('a new version waits until the player agrees, and brings the game along', LAPTOP, async ({ page }) => {
  const app = await ownApp();
  const server = await ownServer(app.folder);
  try {
    await page.goto(server.url);
    await untilStored(page);
    // Only a page that the worker already serves is told of a newer one.
    await page.reload();
    const here = playFirst(deal('potocki', 77), 9);
    await page.goto(`${server.url}#${formatLink(here)}`);
    await expectShown(page, here);
    await app.renew('next');
    // The browser asks by itself too, and an asking of ours that meets such a one gets its answer: perhaps still the old one.
    await expect(async () => {
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect(page.getByTestId('notice')).toContainText('Есть новая версия', { timeout: 5000 });
    }).toPass();
    await expect(page.locator('body')).not.toHaveAttribute('data-version', 'next');
    await expectShown(page, here);
    const m = here.legal().at(0);
    await make(page, CLICKS, m, here);
    here.play(m);
    await page.getByTestId('notice').getByRole('button').first().click();
    await expect(page.locator('body')).toHaveAttribute('data-version', 'next');
    await expectShown(page, here);
  } finally {
    await server.close();
    await app.remove();
  }
});

/** The pictures of the courts that are shown. */
function courts(page: Page): Promise<{ broken: number; some: boolean }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('.table img')].filter((img) => img.checkVisibility());
    return { broken: shown.filter((img) => img.naturalWidth === 0).length, some: shown.length > 0 };
  });
}

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[];
}

test('the app can be installed', LAPTOP, async ({ page, request, baseURL }) => {
  await page.goto('.');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const url = new URL(href ?? '', baseURL);
  const manifest = (await (await request.get(url.href)).json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Пасьянс', short_name: 'Пасьянс', start_url: '.', scope: '.', display: 'standalone', lang: 'ru' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, url).href);
    expect(icon.headers()['content-type'], src).toContain(type);
    // A PNG says its width and height in bytes 16 to 23.
    const body = await icon.body();
    if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
  await untilStored(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('nothing the page does is against its own policy', LAPTOP, async ({ page }) => {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      breaches.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(window, { breaches });
  });
  await page.goto('.');
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toContain("default-src 'none'");
  for (const panel of ['chooser', 'rules', 'settings', 'keys', 'record']) {
    await page.goto(`./#/${panel}`);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.goto(linkTo(deal('potocki', 5)));
  await page.getByTestId('hint').click();
  await expect(page.locator('.table .marked')).toHaveCount(1);
  await untilStored(page);
  expect(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)).toEqual([]);
});
