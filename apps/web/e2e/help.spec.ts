import type { Page } from '@playwright/test';
import { type Move, sayFacts, sayMove, sayWholePile, sentence } from 'pasyans';
import { hint, seenBefore } from 'pasyans/play';
import { planFor, solveTable } from 'pasyans/solve';
import { faults } from './kit/faults.ts';
import { again, deal, OF_OTHER_KINDS, playFirst, playSome, WITH_CHOICE } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { judged } from './kit/judged.ts';
import { expectAt, make, open, resize, said } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Help while playing: it comes when it is asked for, from a worker, and belongs to the position it was asked for. */

const WILL = 'will-it-come-true';

const SOON = { intervals: [20, 50, 100] };

const verdict = (page: Page) => page.getByTestId('verdict');

async function judge(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-judge').click();
}

async function expectSearch(page: Page): Promise<void> {
  await expect(verdict(page).getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.workers().length, SOON).toBe(1);
}

/** Nothing is looked for any more, and nothing comes late. */
async function expectNoSearch(page: Page): Promise<void> {
  await expect(verdict(page)).toHaveCount(0);
  await expect.poll(() => page.workers().length, SOON).toBe(0);
}

test('a hint says the sensible move and why, marks it and plays nothing', async ({ page, isMobile }) => {
  const here = playFirst(deal(WILL, 5), 2);
  await open(page, here);
  expect(page.workers()).toEqual([]);
  await page.getByTestId('hint').click();
  const { move, text } = hint(here.game, here.seen(), seenBefore(here));
  await expect(page.getByTestId('toast')).toHaveText(text.ru);
  await expect.poll(() => said(page)).toBe(text.ru);
  await expect(page.locator('.table .marked')).toHaveCount(1);
  await expect(page.locator('.table .target')).toHaveCount(1);
  await expectAt(page, here);
  await make(page, touching(isMobile), move as number, here);
  here.play(move as number);
  await expectAt(page, here);
  await expect(page.locator('.table .marked')).toHaveCount(0);
  await expect(page.getByTestId('toast')).toHaveCount(0);
});

test(
  'what a hint says lies over no card in any window, covers the whole line below, and makes way at a touch',
  LAPTOP,
  async ({ page }) => {
    for (const id of [...WITH_CHOICE.map(({ id }) => id), ...OF_OTHER_KINDS]) {
      const here = playSome(deal(id, 3), 14);
      await open(page, here);
      await page.getByTestId('hint').click();
      await expect(page.getByTestId('toast')).toHaveText(hint(here.game, here.seen(), seenBefore(here)).text.ru);
      for (const [width, height] of [
        [1366, 768],
        [320, 568],
        [740, 360],
        [360, 740],
      ] as const) {
        await resize(page, width, height);
        expect(await lyingUnder(page), `${id} in ${width} x ${height}`).toEqual({ cards: 0, beside: 0 });
      }
      await page.getByTestId('toast').click();
      await expect(page.getByTestId('toast')).toHaveCount(0);
      await expect(page.locator('.table .marked').first()).toBeVisible();
      await page.setViewportSize({ width: 1366, height: 768 });
    }
  },
);

/** How many cards a message covers, and how many pixels of the words in its place look out above and beside it. */
function lyingUnder(page: Page): Promise<{ readonly cards: number; readonly beside: number }> {
  return page.evaluate(() => {
    const box = (e: Element): DOMRect => e.getBoundingClientRect();
    const line = box(document.querySelector('[data-testid="toast"]') as Element);
    const words = box(document.querySelector('.status-line > p') as Element);
    const covers = ({ left, right, top, bottom }: DOMRect): boolean =>
      Math.min(right, line.right) - Math.max(left, line.left) > 0.5 && Math.min(bottom, line.bottom) - Math.max(top, line.top) > 0.5;
    const out = innerWidth < 1000 ? Math.max(0, line.top - words.top, line.left - words.left, words.right - line.right) : 0;
    return { cards: [...document.querySelectorAll('.table .card')].map(box).filter(covers).length, beside: Math.round(out) };
  });
}

test('a position that can be won leads on by single moves, or to the end by one that one undo takes back', LAPTOP, async ({ page }) => {
  const { session: start, line } = judged(WILL, 'won');
  await open(page, start);
  await judge(page);
  await expect(verdict(page)).toContainText(`Ещё сойдётся: до конца ${line.length}`);
  await expect(verdict(page)).toContainText('Ответ знает и закрытые карты.');
  expect(await faults(page, '.verdict')).toEqual([]);
  const here = again(start);
  for (const m of line.slice(0, 2)) {
    await page.getByTestId('verdict-next').click();
    here.play(m);
    await expectAt(page, here);
  }
  await page.getByTestId('undo').click();
  await expectAt(page, again(here, 1));
  await expect(verdict(page)).toHaveCount(0);
  await page.keyboard.press('w');
  await page.getByTestId('verdict-to-end').click();
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByTestId('undo').click();
  await expectAt(page, again(here, 1));
});

test('a position that cannot be won any more is told with what was looked at', LAPTOP, async ({ page }) => {
  const { session, positions } = judged(WILL, 'lost');
  await open(page, session);
  await page.keyboard.press('w');
  await expect(verdict(page)).toContainText('Уже не сойдётся');
  await expect(verdict(page)).toContainText(`Просмотрено ${positions}`);
  await expectAt(page, session);
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toHaveCount(0);
});

test('a search is ended by its button and by a move', LAPTOP, async ({ page, isMobile }) => {
  const here = playFirst(deal('devils-bridge', 5), 4);
  await open(page, here);
  await page.keyboard.press('w');
  await expectSearch(page);
  expect(await faults(page, '.verdict')).toEqual([]);
  await page.getByTestId('verdict-close').click();
  await expectNoSearch(page);
  await expectAt(page, here);
  await page.keyboard.press('w');
  await expectSearch(page);
  const m = here.legal().at(0);
  await make(page, touching(isMobile), m, here);
  here.play(m);
  await expectAt(page, here);
  await expectNoSearch(page);
});

test('a game that was lost is led back to where it could still be won', LAPTOP, async ({ page }) => {
  const { session: won } = judged(WILL, 'won');
  const here = playFirst(won);
  expect(here.outcome()?.result).toBe('lost');
  await open(page, again(here, here.here.depth - 1));
  await make(page, touching(false), here.moves.at(-1) as Move, again(here, here.here.depth - 1));
  await page.getByTestId('look-back').click();
  await expect(page.getByTestId('back')).toContainText('Ещё сходилось после хода');
  const told = (await page.getByTestId('back').textContent()) ?? '';
  const place = Number(/после хода (\d+)/.exec(told)?.[1]);
  expect(await faults(page, '.verdict')).toEqual([]);
  await page.getByTestId('go-back').click();
  await expectAt(page, again(here, place));
  expect(solveTable(planFor(here.game), again(here, place).table, { nodes: 500_000, memory: 2 ** 24 }).verdict).toBe('won');
});

test(
  'without keys: the moves, their number, the facts and the whole table in words are two touches away in every patience',
  PHONE,
  async ({ page }) => {
    for (const id of ['square', 'potocki', 'endless-store', 'wish']) {
      const here = playSome(deal(id, 5), 9);
      const { game, table } = here;
      await open(page, here);
      await page.getByTestId('menu').tap();
      await page.getByTestId('menu-moves').tap();
      const panel = page.getByTestId('moves-panel');
      await expect(panel).toBeVisible();
      const legal = game.choice === 'zero' ? [] : here.legal().toArray();
      await expect(panel.locator('.choices button')).toHaveText(legal.map((m) => sentence(sayMove(game, table, m, 'ru'))));
      const summary = panel.locator('summary');
      if (legal.length > 0) await summary.tap();
      const lines = panel.getByTestId('board-words').locator('li');
      await expect(lines.first()).toBeVisible();
      const told = (await lines.allTextContents()).join(' | ');
      for (const line of sayFacts(here, 'ru')) expect(told).toContain(line);
      for (const [pile, { fan = 'none' }] of game.rules.piles.entries())
        if (fan !== 'none' && table.height(pile) > 0) expect(told).toContain(sayWholePile(game, here.seen(), pile, 'ru', table));
      expect(await faults(page, 'dialog[open]')).toEqual([]);
      await panel.getByTestId('close').tap();
      await expect(panel).toHaveCount(0);
    }
  },
);

test('where nothing is decided no help is offered', LAPTOP, async ({ page }) => {
  await open(page, deal('wish', 5));
  await expect(page.getByTestId('hint')).toHaveCount(0);
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('menu-new')).toBeVisible();
  await expect(page.getByTestId('menu-judge')).toHaveCount(0);
});

test('a worker that cannot be started is said once and changes nothing', LAPTOP, async ({ page }) => {
  await page.route('**/worker-*.js', (route) => route.abort());
  const here = deal(WILL, 5);
  await open(page, here);
  await page.keyboard.press('h');
  await expect(page.getByTestId('toast')).toContainText('Подсказать не удалось');
  await expectAt(page, here);
});
