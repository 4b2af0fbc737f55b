import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { AT_ONCE, builtManifest, firstLoad } from '../../../scripts/size.mjs';

test.use({ serviceWorkers: 'allow' });

const dist = fileURLToPath(new URL('../dist', import.meta.url));

test('the page opens, in its own policy, without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('.');
  await expect(page).toHaveTitle(/Пасьянс/);
  expect(errors).toEqual([]);
});

for (const [lang, locale] of [
  ['ru', 'ru-RU'],
  ['en', 'en-GB'],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`before the table lies there the page fetches what the size budget counts, and nothing else (${lang})`, async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('.table .card')) performance.mark('laid');
        }).observe(document, { subtree: true, childList: true });
      });
      await page.goto('.');
      await expect(page.locator('.table .card').first()).toBeAttached();
      const fetched = await page.evaluate(() => {
        const laid = performance.getEntriesByName('laid')[0]?.startTime ?? 0;
        const before = performance.getEntriesByType('resource').filter((entry) => entry.startTime < laid);
        return before.map((entry) => new URL(entry.name).pathname).filter((path) => path.endsWith('.js'));
      });
      const counted = firstLoad(builtManifest(dist), AT_ONCE[lang]).js.map((file) => `/${file}`);
      expect(fetched.sort()).toEqual(counted.sort());
    });
  });
}
