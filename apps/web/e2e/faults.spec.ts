import { type Lang, patiences } from 'pasyans';
import { faults } from './kit/faults.ts';
import { again, deal, playFirst, playSome, wonGame } from './kit/games.ts';
import { tabToTable } from './kit/hands.ts';
import { show } from './kit/show.ts';
import { expect, LAPTOP, test } from './kit/test.ts';

/** No screen has a fault that can be found by rule, in either language and light. */

const CARDS = '.cards';
const PANELS = ['chooser', 'rules', 'settings', 'options', 'deal', 'keys', 'record', 'moves', 'menu'] as const;

test('a table with all its cards', LAPTOP, async ({ page }) => {
  await show(page, again(wonGame('potocki'), 9));
  expect(await faults(page)).toEqual([]);
});

for (const [i, { id }] of patiences.entries()) {
  // Languages and lights in turn: every table is seen in one of the four, every kind of table in all.
  const lang: Lang = i % 2 === 0 ? 'ru' : 'en';
  const colorScheme = i % 4 < 2 ? 'light' : 'dark';
  test.describe(`${lang}, ${colorScheme}`, () => {
    test.use({ locale: lang, colorScheme });

    test(`table of ${id}`, LAPTOP, async ({ page }) => {
      await show(page, playSome(deal(id, 3), 8), lang);
      await tabToTable(page);
      await page.keyboard.press('Enter');
      expect(await faults(page, 'html', CARDS)).toEqual([]);
    });
  });
}

for (const [lang, colorScheme] of [
  ['ru', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`panels, ${lang}, ${colorScheme}`, () => {
    test.use({ locale: lang, colorScheme });

    for (const panel of PANELS) {
      test(panel, LAPTOP, async ({ page }) => {
        await page.goto(`./#/${panel}`);
        await expect(page.locator('dialog[open]').getByTestId('close')).toBeVisible();
        if (panel === 'rules') await expect(page.locator('.rule-list').first()).toBeVisible();
        expect(await faults(page, 'html', CARDS)).toEqual([]);
      });
    }

    test('result and refusal', LAPTOP, async ({ page }) => {
      await show(page, playFirst(deal('vorozhba', 1)), lang);
      await expect(page.getByTestId('result')).toBeVisible();
      expect(await faults(page, 'html', CARDS)).toEqual([]);
      const stock = again(playSome(deal('will-it-come-true', 5), 4));
      await show(page, stock, lang);
      const waste = stock.game.rules.piles.findIndex(({ role }) => role === 'waste');
      await page.locator(`[data-pile="${waste}"]`).press('Enter');
      await expect(page.getByTestId('toast')).toBeVisible();
      expect(await faults(page, 'html', CARDS)).toEqual([]);
    });
  });
}
