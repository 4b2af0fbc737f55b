import { deal } from './kit/games.ts';
import { rows } from './kit/shelf.ts';
import { open } from './kit/table.ts';
import { expect, LAPTOP, test } from './kit/test.ts';

test("one's own figures and the odds of a patience lead to each other", LAPTOP, async ({ page }) => {
  await open(page, deal('wish', 5));
  await page.getByTestId('run-out').click();
  await page.getByTestId('step').click();
  await expect(page.getByTestId('result')).toBeVisible();
  await expect.poll(async () => (await rows(page, 'journal')).length).toBe(1);
  await page.goto('./#/statistics');
  await page.getByTestId('statistic-odds').click();
  await expect(page).toHaveURL(/#\/odds\/wish$/);
  await page.getByTestId('odds-statistics').click();
  await expect(page).toHaveURL(/#\/statistics\/wish$/);
  await expect(page.getByTestId('statistic-wish')).toBeVisible();
});
