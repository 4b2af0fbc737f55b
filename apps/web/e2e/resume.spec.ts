import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from 'pasyans';
import { again, deal, namesOf, playFirst, wonGame } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { dealShown, expectAt, expectCards, make, names, open, resize } from './kit/table.ts';
import { expect, FLYING, LAPTOP, PHONE, test } from './kit/test.ts';

/** However the page ends, the game goes on where it was. */

test.use(FLYING);

const POTOCKI = 'potocki';
const WILL = 'will-it-come-true';

async function reload(page: Page): Promise<Page> {
  await page.reload();
  return page;
}

async function closeAndOpen(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto('.');
  return next;
}

async function crashAndOpen(page: Page): Promise<Page> {
  const context = page.context();
  // The page is gone before it can answer.
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
  const next = await context.newPage();
  await next.goto('.');
  return next;
}

/** The whole way back and forth is there too, not only the position. */
async function expectResumed(page: Page, here: Session): Promise<void> {
  await expectAt(page, here);
  await expectCards(page, here);
  if (!here.canUndo) return;
  await page.getByTestId('undo').click();
  await expectAt(page, again(here, here.here.depth - 1));
  await page.getByTestId('redo').click();
  await expectAt(page, here);
}

for (const [how, end] of [
  ['reload', reload],
  ['closing', closeAndOpen],
  ['crash', crashAndOpen],
] as const) {
  test(`scenario 8: after a ${how} with cards in the air: the first move, the tenth and a redeal`, LAPTOP, async ({ page, isMobile }) => {
    const whole = playFirst(deal(POTOCKI, 11));
    const redeal = whole.moves.findIndex((_, i) => again(whole, i + 1).table.counter(0) === 1);
    let now = page;
    for (const depth of [0, 9, redeal]) {
      await open(now, whole, depth);
      await make(now, touching(isMobile), whole.moves[depth] as number, again(whole, depth));
      now = await end(now);
      await expectResumed(now, again(whole, depth + 1));
    }
  });

  test(`after a ${how} while the cards are dealt out`, PHONE, async ({ page }) => {
    await open(page, deal(WILL, 3));
    await page.getByTestId('new-deal').click();
    const dealt = deal(WILL, await dealShown(page));
    await expectResumed(await end(page), dealt);
  });
}

test('a patience that runs by itself stops where it was', LAPTOP, async ({ page }) => {
  const whole = playFirst(deal('wish', 5));
  await open(page, deal('wish', 5));
  await page.getByTestId('run-out').click();
  await expect(page.getByTestId('undo')).not.toHaveAttribute('aria-disabled');
  await page.reload();
  const places = whole.moves.map((_, depth) => again(whole, depth + 1));
  const here = async (): Promise<Session | undefined> => {
    const shown = JSON.stringify(await names(page));
    return places.find((place) => JSON.stringify(namesOf(place)) === shown);
  };
  await expect.poll(here).toBeDefined();
  const depth = (await here())?.here.depth ?? 0;
  await page.getByTestId('step').click();
  await expectAt(page, again(whole, depth + 1));
});

test('a finished game lies there with its answer after a reload, and is not listed as one to go on with', PHONE, async ({ page }) => {
  const whole = wonGame(WILL);
  await open(page, whole);
  await expect(page.getByTestId('result')).toBeVisible();
  await page.reload();
  await expectAt(page, whole);
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByTestId('title').click();
  await expect(page.getByTestId('resume')).toHaveCount(0);
});

test('scenario 8: games that were left are listed and go on where they were', LAPTOP, async ({ page }) => {
  const [first, second] = [again(wonGame(WILL), 7), again(wonGame(POTOCKI), 9)];
  await open(page, first);
  await page.reload();
  await expectAt(page, first);
  await open(page, second);
  await page.reload();
  await page.getByTestId('title').click();
  await page.getByTestId('resume').filter({ hasText: first.game.patience.title.ru }).click();
  await expectAt(page, first);
  await page.getByTestId('undo').click();
  await expectAt(page, again(first, 6));
  for (let depth = 6; depth > 0; depth--) await page.getByTestId('undo').click();
  await expectAt(page, again(first, 0));
  await page.getByTestId('title').click();
  await page.getByTestId('resume').filter({ hasText: second.game.patience.title.ru }).click();
  await expectAt(page, second);
  // All taken back, it still is a game, and says where it stands.
  await page.getByTestId('title').click();
  await expect(page.getByTestId('resume').filter({ hasText: first.game.patience.title.ru })).toContainText('снова в начале');
});

async function twoTabs(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto('.');
  await expect(page.getByTestId('notice')).toContainText('в другой вкладке');
  return other;
}

test('two tabs with one game go on as two games, and neither loses a move', LAPTOP, async ({ page, context, isMobile }) => {
  const whole = wonGame(WILL);
  await open(page, whole, 5);
  await expectAt(page, again(whole, 5));
  const other = await twoTabs(context, page);
  await expectAt(other, again(whole, 5));
  await make(page, touching(isMobile), whole.moves[5] as number, again(whole, 5));
  await make(other, touching(isMobile), whole.moves[5] as number, again(whole, 5));
  await make(other, touching(isMobile), whole.moves[6] as number, again(whole, 6));
  for (const [tab, depth] of [
    [page, 6],
    [other, 7],
  ] as const) {
    await expectAt(tab, again(whole, depth));
    await tab.reload();
    await expectAt(tab, again(whole, depth));
  }
});

test('turning the phone with a card in the air keeps the game', PHONE, async ({ page, isMobile }) => {
  const whole = wonGame(POTOCKI);
  await open(page, whole, 20);
  for (const [i, m] of whole.moves.slice(20, 23).entries()) {
    await make(page, touching(isMobile), m, again(whole, 20 + i));
    await resize(page, i % 2 === 0 ? 740 : 360, i % 2 === 0 ? 360 : 740);
    await expectResumed(page, again(whole, 21 + i));
  }
});

test('turning the phone while a patience runs does not stop it', PHONE, async ({ page }) => {
  await open(page, deal('running-wave', 5));
  await page.getByTestId('run-out').click();
  await resize(page, 740, 360);
  await expect(page.getByTestId('stop')).toBeVisible();
  await page.getByTestId('step').click();
  await expectAt(page, playFirst(deal('running-wave', 5)));
  await expect(page.getByTestId('result')).toBeVisible();
});
