import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

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
