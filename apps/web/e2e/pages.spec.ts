import type { Page } from '@playwright/test';
import { patiences } from 'pasyans';
import { again, deal, wonGame } from './kit/games.ts';
import { show } from './kit/show.ts';
import { dealShown } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** The chooser, the odds, the rules and the patience of the day: pages with addresses of their own. */

const dialog = (page: Page) => page.locator('dialog[open]');

test('the chooser shows every patience with picture, facts and odds', LAPTOP, async ({ page }) => {
  await page.goto('./#/chooser');
  await expect(page.locator('.patience')).toHaveCount(patiences.length);
  await expect(page.locator('.patience > svg path')).not.toHaveCount(0);
  for (const { id, title } of patiences) {
    const one = page.locator('.patience').filter({ has: page.getByTestId(`choose-${id}`) });
    await expect(one).toContainText(title.ru);
    await expect(one.locator('svg.stamp')).toHaveCount(1);
    await expect(one.getByTestId(`odds-${id}`)).toContainText(/\d|всегда/);
    await expect(one).toContainText(/ход/);
  }
  await expect(page).toHaveTitle('Пасьянсы — Пасьянс');
});

test('search and filters narrow the list and say how far; one press shows all again', PHONE, async ({ page }) => {
  await page.goto('./#/chooser');
  const found = page.getByTestId('found');
  await page.getByRole('searchbox').fill('чертов');
  await expect(page.locator('.patience')).toHaveCount(1);
  await expect(found).toHaveText('Показано: 1 пасьянс.');
  await page.getByRole('searchbox').fill('montana');
  await expect(page.locator('.patience')).toContainText('Montana');
  await page.getByRole('searchbox').fill('нет такого');
  await expect(found).toHaveText('Такого пасьянса здесь нет.');
  await expect(page.getByTestId('surprise')).toBeDisabled();
  await page.getByTestId('show-all').click();
  await expect(page.locator('.patience')).toHaveCount(patiences.length);
  await page.getByTestId('filter-fate').click();
  await expect(page.locator('.patience')).toHaveCount(patiences.filter(({ tells }) => tells).length);
  await page.getByTestId('filter-luck').click();
  await expect(page.locator('.patience')).toHaveCount(patiences.filter(({ tells, choice }) => tells && choice === 'zero').length);
});

test('a surprise is among those shown and not the one on the table', LAPTOP, async ({ page }) => {
  await show(page, deal('wish', 3));
  await page.getByTestId('title').click();
  await page.getByRole('searchbox').fill('желание');
  const shown = await page.locator('.patience .whole').allTextContents();
  expect(shown).toContain('Желание');
  await page.getByTestId('surprise').click();
  await expect(dialog(page)).toHaveCount(0);
  const title = page.locator('.title-button > span').first();
  await expect(title).not.toHaveText('Желание');
  expect(shown).toContain(await title.textContent());
});

test.describe('the patience of the day', () => {
  test('is the same deal for everybody, on the day that the calendar shows, and goes on where it was', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2025, 5, 21, 9));
    await page.goto('./#/today');
    await expect(page).toHaveTitle('Пасьянс дня — Пасьянс');
    await expect(page.getByTestId('today-title')).toHaveText('Паганини');
    await page.getByTestId('today-lay').click();
    await expect(dialog(page)).toHaveCount(0);
    // Its rules are fetched first: until then the table is the one before.
    await expect(page.locator('.title-button > span').first()).toHaveText('Паганини');
    expect(await dealShown(page)).toBe(20250621);
    // Laid out already: it is not laid out a second time.
    await page.goto('./#/today');
    await expect(page.getByTestId('today-lay')).toHaveText('Продолжить');
    await page.getByTestId('today-lay').click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await dealShown(page)).toBe(20250621);
  });

  test('is another one after midnight', LAPTOP, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2025, 5, 22, 0, 0, 1));
    await page.goto('./#/chooser');
    await expect(page.getByTestId('today')).toContainText('Открытый магазин');
  });
});

test.describe('the odds', () => {
  test('of every patience has a page, which names it and draws a bar for every way of playing', LAPTOP, async ({ page }) => {
    for (const { id, title, choice } of patiences) {
      await page.goto(`./#/odds/${id}`);
      await expect(page).toHaveTitle(`${title.ru}: как часто сходится — Пасьянс`);
      await expect(page.locator('.share-bars').first().locator('li')).toHaveCount(choice === 'zero' ? 1 : 3);
      await expect(page.locator('.odds-table').first().locator('tbody tr')).toHaveCount(choice === 'zero' ? 1 : 3);
    }
  });

  test('draw what is undecided as an open range, and say that it is not lost', PHONE, async ({ page }) => {
    await page.goto('./#/odds/devils-bridge');
    const perfect = page.locator('.share-bars').first().locator('li').nth(2);
    await expect(perfect.locator('.share-unknown')).toHaveCount(1);
    await expect(perfect).toContainText('не реже чем');
    await expect(page.locator('.odds-told')).toContainText('Проигранными мы их не считаем');
  });

  test('are exact where they can be, with the reason', LAPTOP, async ({ page }) => {
    await page.goto('./#/odds/wish');
    await expect(page.locator('.odds-told')).toContainText('1 раз из 9');
    await expect(page.getByRole('heading', { name: 'Точное значение' })).toBeVisible();
    await expect(page.locator('.share-exact')).toHaveCount(1);
  });

  test('stand in order on a page of their own, and lead on by keys alone and back', LAPTOP, async ({ page }) => {
    await show(page, again(wonGame('potocki'), 9));
    await page.getByTestId('title').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('all-odds').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Как часто сходятся пасьянсы — Пасьянс');
    await expect(page.locator('.share-list > li')).toHaveCount(patiences.length);
    await page.getByTestId('odds-wish').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/odds\/wish$/);
    await page.getByTestId('odds-rules').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Правила: Желание — Пасьянс');
    await page.getByTestId('rules-odds').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/odds\/wish$/);
    await page.getByTestId('odds-lay').focus();
    await page.keyboard.press('Enter');
    // However many pages led there: the table, without any of them.
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Желание — Пасьянс');
    await expect(page).not.toHaveURL(/#/);
  });
});

test.describe('the rules', () => {
  test('say so when a rule is asked for that there is none of', LAPTOP, async ({ page }) => {
    await page.goto('./#/rules/wish/R99');
    await expect(page.getByTestId('no-such-rule')).toHaveText(/^Правила R99 в этом пасьянсе нет/);
    await expect(page.getByTestId('no-such-rule')).toBeFocused();
    await page.goto('./#/rules/wish/R2');
    await expect(page.locator('.rule-list [data-rule="R2"]')).toBeFocused();
    await expect(page.getByTestId('no-such-rule')).toHaveCount(0);
  });
});
