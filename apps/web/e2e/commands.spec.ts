import type { Page } from '@playwright/test';
import { type Patience, patiences } from 'pasyans';
import { again, deal, OF_KINDS, playFirst, WITH_CHOICE, wonGame } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { show } from './kit/show.ts';
import { dealShown, expectAt, expectCards, follow, open } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Undo, redo, restart, new deals, numbers and options: always the cards that the library deals. */

const POTOCKI = 'potocki';
const WILL = 'will-it-come-true';

async function typeDeal(page: Page, number: string): Promise<void> {
  await page.getByTestId('deal').click();
  await page.getByTestId('deal-panel').getByRole('textbox').fill(number);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, id: string): Promise<void> {
  await page.getByTestId('title').click();
  await page.getByTestId(`choose-${id}`).click();
  await expect(page.getByTestId('chooser')).toHaveCount(0);
}

for (const [i, { id }] of WITH_CHOICE.entries()) {
  test(
    `${id}: undo, redo and restart, with redeals, always give the library's cards`,
    i === 0 ? PHONE : LAPTOP,
    async ({ page, isMobile }) => {
      const whole = wonGame(id);
      const here = again(whole);
      const click = (button: string): Promise<void> => page.getByTestId(button).click();
      await open(page, here);
      // To before the first redeal, which undoing and redoing must both deal alike.
      for (let n = 0; n < 12 && here.canUndo; n++) {
        await click('undo');
        here.undo();
        await expectAt(page, here);
      }
      for (let n = 0; n < 12 && here.canRedo; n++) {
        await click('redo');
        here.redo();
        await expectAt(page, here);
      }
      await page.getByTestId('menu').click();
      await click('menu-restart');
      await expectAt(page, again(whole, 0));
      await follow(page, touching(isMobile), again(whole, 0), whole.moves.slice(0, 5));
      await page.reload();
      await expectAt(page, again(whole, 5));
    },
  );
}

test('redeals are the same by play, after undo, from a link and after a reload', LAPTOP, async ({ page, isMobile }) => {
  const redealt = playFirst(deal(POTOCKI, 11));
  const depth = redealt.moves.findIndex((_, i) => again(redealt, i + 1).table.counter(0) === 1);
  const after = again(redealt, depth + 1);
  await open(page, redealt, depth);
  for (let n = 0; n < 2; n++) {
    await page.getByTestId('redeal').click();
    await expectAt(page, after);
    await page.getByTestId('undo').click();
    await expectAt(page, again(redealt, depth));
  }
  await page.getByTestId('redo').click();
  await expectAt(page, after);
  await page.reload();
  await expectAt(page, after);
  await open(page, redealt, depth + 1);
  await expectAt(page, after);
  await follow(page, touching(isMobile), again(redealt, depth + 1), redealt.moves.slice(depth + 1, depth + 4));
});

test('a new deal is another one, can be taken back and comes again', PHONE, async ({ page }) => {
  const first = again(wonGame(WILL), 9);
  await open(page, first);
  await page.getByTestId('new-deal').click();
  await expect(page.getByTestId('deal')).not.toHaveText(`№ ${first.deal.id}`);
  const number = await dealShown(page);
  await expectAt(page, deal(WILL, number));
  await page.getByTestId('undo').click();
  await expectAt(page, first);
  await page.getByTestId('undo').click();
  await expectAt(page, again(first, 8));
  await page.getByTestId('redo').click();
  await page.getByTestId('redo').click();
  await expectAt(page, deal(WILL, number));
});

const asksFirst = ({ options }: Patience): boolean => Object.values(options).some(({ asked }) => asked);

// On the laptop the way from one patience to the next, further down, goes through them all.
test('one patience of each kind is laid out from the chooser with the cards of its number', PHONE, async ({ page }) => {
  await page.goto('.');
  for (const { id, title, options } of patiences.filter((one) => OF_KINDS.includes(one.id) || asksFirst(one))) {
    const asked = Object.keys(options).find((name) => options[name]?.asked);
    await page.getByTestId('title').click();
    const here = (await page.getByTestId('title').textContent())?.startsWith(title.ru) ?? false;
    await page.getByTestId(`choose-${id}`).click();
    let chosen = {};
    if (asked !== undefined && !here) {
      const value = options[asked]?.values[1]?.value ?? '';
      await page.getByTestId(`answer-${value}`).click();
      chosen = { [asked]: value };
    }
    await expect(page.getByTestId('title')).toContainText(title.ru);
    if (!here) {
      const dealt = deal(id, await dealShown(page), chosen);
      await expectAt(page, dealt);
      await expectCards(page, dealt);
    }
  }
});

test('a deal by its number: the first, the last, leading zeros; anything else says what is wrong', LAPTOP, async ({ page }) => {
  await open(page, deal(WILL, 5));
  for (const [typed, number] of [
    ['1', 1],
    ['4294967295', 4294967295],
    ['007', 7],
  ] as const) {
    await typeDeal(page, typed);
    await expectAt(page, deal(WILL, number));
    expect(await dealShown(page)).toBe(number);
  }
  for (const typed of ['0', '4294967296', '-3', '1e3', 'семь', '', '1'.repeat(60)]) {
    await typeDeal(page, typed);
    await expect(page.getByTestId('deal-panel').getByRole('alert')).toContainText('4294967295');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('deal-panel')).toHaveCount(0);
    await expectAt(page, deal(WILL, 7));
  }
});

test('the neighbours of a deal by keys, from the last round to the first', LAPTOP, async ({ page }) => {
  await open(page, deal(POTOCKI, 4294967295));
  await page.keyboard.press(']');
  await expectAt(page, deal(POTOCKI, 1));
  await page.keyboard.press('[');
  await expectAt(page, deal(POTOCKI, 4294967295));
});

for (const [id, name, value, tag] of [
  [POTOCKI, 'ace-rows', 'automatic', LAPTOP],
  [WILL, 'base', 'sixes-laid-out', PHONE],
  [POTOCKI, 'redeals', 'unlimited', PHONE],
] as const) {
  test(`${id}: dealt with ${name}=${value}, kept for the next deal and after a reload`, tag, async ({ page }) => {
    await open(page, deal(id, 5));
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-options').click();
    await page.getByTestId('options-panel').locator(`input[name="${name}"][value="${value}"]`).check();
    await page.getByTestId('options-deal').click();
    await expect(page.getByTestId('options-panel')).toHaveCount(0);
    await expectAt(page, deal(id, await dealShown(page), { [name]: value }));
    await page.getByTestId('new-deal').click();
    const next = deal(id, await dealShown(page), { [name]: value });
    await expectAt(page, next);
    await page.reload();
    await expectAt(page, next);
    await expect(page.locator('.status-line .mark')).toHaveCount(value === 'unlimited' ? 1 : 0);
  });
}

test('from one patience to the next nothing is left behind', LAPTOP, async ({ page }) => {
  await page.goto('.');
  for (const [i, to] of OF_KINDS.entries()) {
    const from = OF_KINDS.at(i - 1) as string;
    const [first, second] = [playFirst(deal(from, 21), 4), deal(to, 22)];
    await show(page, first);
    await show(page, second);
    await expectCards(page, second);
  }
});

test('collecting brings home all that goes home, and one undo takes all of it back', PHONE, async ({ page }) => {
  const whole = wonGame(WILL);
  const at = whole.moves.findIndex((m) => (m & 15) === 2);
  const here = again(whole, at);
  await open(page, here);
  await page.getByTestId('collect').click();
  await expect(page.getByTestId('said')).toContainText('Собрано');
  await expect(page.getByTestId('collect')).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('undo').click();
  await expectAt(page, here);
  await page.getByTestId('redo').click();
  await expect(page.getByTestId('collect')).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByTestId('collect')).toHaveAttribute('aria-disabled', 'true');
});

test('a damaged link changes nothing and says why', LAPTOP, async ({ page }) => {
  const here = again(wonGame(WILL), 4);
  await open(page, here);
  for (const link of ['#v=1&p=nowhere&d=1', '#v=99&p=potocki&r=1&d=1&s=1', `#v=1&p=potocki&r=1&d=4294967296&s=1`]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect(page.getByTestId('notice')).toContainText('Ссылку прочитать не удалось');
    await page.getByTestId('notice').getByRole('button').last().click();
    await expectAt(page, here);
  }
  await choose(page, POTOCKI);
  await page.getByTestId('undo').click();
  await expectAt(page, here);
});

test('an address that is no page says so, leaves the game and offers the chooser', LAPTOP, async ({ page }) => {
  const here = again(wonGame(WILL), 4);
  await open(page, here);
  for (const from of ['./', 'about:blank']) {
    await page.goto(from);
    await page.goto('./#/nowhere');
    await expect(page.getByTestId('notice')).toContainText('Такой страницы нет');
    await expectAt(page, here);
    await page.getByTestId('notice').getByRole('button').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.locator('dialog[open]').getByTestId('close').click();
  }
});

test('a bookmark is set from the menu and gone back to', PHONE, async ({ page }) => {
  const here = playFirst(deal(POTOCKI, 5), 2);
  await open(page, here);
  const panel = page.getByTestId('marks-panel');
  const openPanel = async (): Promise<void> => {
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-marks').click();
  };
  await openPanel();
  await panel.getByRole('textbox').fill('два туза');
  await panel.getByTestId('mark').click();
  await expect(panel).toContainText('Закладка поставлена: «два туза».');
  await page.keyboard.press('Escape');
  await page.getByTestId('undo').click();
  await expectAt(page, again(here, 1));
  await openPanel();
  await panel.getByTestId('way').click();
  await expect(panel).toHaveCount(0);
  await expectAt(page, here);
});
