import type { Page } from '@playwright/test';
import { type Lang, type Session, toOf } from 'pasyans';
import { again, wonGame } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { show } from './kit/show.ts';
import { expectAt, make } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Russian and English: another language is the same game. */

const INDICES: Readonly<Record<Lang, readonly string[]>> = { ru: ['В', 'Д', 'К', 'Т'], en: ['A', 'J', 'K', 'Q'] };

/** The letters printed on the cards, each once. */
function letters(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('.card-face text')].map((text) => text.textContent ?? '');
    return [...new Set(texts)].filter((text) => /\p{L}/u.test(text)).sort();
  });
}

async function switchLanguage(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-lang').click();
  await page.getByTestId('menu-panel').getByTestId('close').click();
  await expect(page.getByTestId('menu-panel')).toHaveCount(0);
}

test('another language keeps the game with its history, and is kept itself', PHONE, async ({ page, isMobile }) => {
  const whole = wonGame('potocki');
  const here = again(whole, 9);
  const { title } = here.game.patience;
  await show(page, here);
  for (const lang of ['en', 'ru', 'en'] as const) {
    await switchLanguage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(title[lang].split(' ')[0] as string));
    await expectAt(page, here, lang);
    await expect.poll(() => letters(page)).toEqual(INDICES[lang]);
  }
  await page.getByTestId('undo').click();
  await expectAt(page, again(whole, 8), 'en');
  await page.getByTestId('redo').click();
  await make(page, touching(isMobile), whole.moves[9] as number, again(whole, 9));
  await expectAt(page, again(whole, 10), 'en');
  await page.reload();
  await expectAt(page, again(whole, 10), 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** A gap that takes no card. */
function deadGap(session: Session): number | undefined {
  const { game, table } = session;
  const wanted = new Set(session.legal().toArray().map(toOf));
  const found = game.rules.piles.findIndex(({ role }, pile) => role === 'place' && table.height(pile) === 0 && !wanted.has(pile));
  return found < 0 ? undefined : found;
}

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-GB' });

  test('gets it from the first moment, refusals and rules too', LAPTOP, async ({ page, isMobile }) => {
    const whole = wonGame('potocki');
    const depth = whole.moves.findIndex((_, i) => i > 4 && deadGap(again(whole, i)) !== undefined);
    const here = again(whole, depth);
    await show(page, here, 'en');
    await touching(isMobile).touch(page, deadGap(here) as number);
    const rule = page.getByTestId('toast').getByRole('button');
    await expect(rule).toHaveText(/rule \d+/);
    await rule.click();
    const panel = page.getByTestId('rules-panel');
    await expect(panel.locator('.page')).toHaveAttribute('lang', 'en');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(here.game.patience.title.en);
  });
});
