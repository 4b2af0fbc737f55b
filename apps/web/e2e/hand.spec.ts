import type { Page } from '@playwright/test';
import { CARRY, type Card, faceOf, fromOf, kindOf, type Move, nextToCollect, type Session, toOf } from 'pasyans';
import { again, deal, playSome, someCarry } from './kit/games.ts';
import { draggingOn, focused, KEYS, touching } from './kit/hands.ts';
import { type Point, pointOf } from './kit/points.ts';
import { set } from './kit/settings.ts';
import { show } from './kit/show.ts';
import { expectAt } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** How a hand is understood: one tap, a double tap, the left hand. */

test('a double tap sends a card home, and one touch does where the player has asked for that: then a double tap sends no second one', async ({
  page,
  isMobile,
}) => {
  const here = deal('egyptian-pyramid', 5);
  const m = nextToCollect(here.game, here.table) as number;
  const from = fromOf(m);
  const moved = again(here);
  moved.play(m);
  await show(page, here);
  await doubleTap(page, await pointOf(page, from), isMobile);
  await expectAt(page, moved);
  await page.getByTestId('undo').click();
  await expectAt(page, here);
  await set(page, 'Ходить одним касанием');
  await touching(isMobile).touch(page, from);
  await expectAt(page, moved);
  await page.getByTestId('undo').click();
  await expectAt(page, here);
  await doubleTap(page, await pointOf(page, from), isMobile);
  await expectAt(page, moved);
  await expect(page.locator('.table .held')).toHaveCount(0);
});

/** A place of a game where one top card may go to either of two foundations that show different cards, and these moves. */
function twoHomes(id: string): { readonly here: Session; readonly homes: readonly Move[] } {
  for (let number = 1; number <= 50; number++) {
    for (const depth of [2, 4, 8, 16]) {
      const here = playSome(deal(id, number), depth);
      const { table } = here;
      const onto = here
        .legal()
        .toArray()
        .filter((m) => kindOf(m) === CARRY && here.game.rules.piles[toOf(m)]?.role === 'foundation' && table.height(toOf(m)) > 0);
      for (const m of onto) {
        const homes = onto.filter((other) => fromOf(other) === fromOf(m));
        if (new Set(homes.map((home) => faceOf(table.top(toOf(home)) as Card))).size > 1) return { here, homes };
      }
    }
  }
  throw new Error(`no card of ${id} has two homes`);
}

test('a double tap asks which foundation where a card may go to either', PHONE, async ({ page }) => {
  const { here, homes } = twoHomes('open-store');
  const last = homes.at(-1) as Move;
  await show(page, here);
  await doubleTap(page, await pointOf(page, fromOf(last)), true);
  const question = page.getByTestId('question');
  await expect(question).toContainText('Эту карту примет не одна стопка');
  await expectAt(page, here);
  const choices = question.locator('.choices button');
  await expect(choices).toHaveCount(homes.length);
  await choices.last().tap();
  here.play(last);
  await expectAt(page, here);
});

/** Both taps in one go of the page, so that a slow machine does not make two of them. */
async function doubleTap(page: Page, { x, y }: Point, bare: boolean): Promise<void> {
  await page.evaluate(
    ({ x, y, bare }) => {
      const table = document.querySelector('.table') as HTMLElement;
      const whose = { pointerType: bare ? 'touch' : 'mouse', pointerId: 1, isPrimary: true, clientX: x, clientY: y, bubbles: true };
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        table.dispatchEvent(new PointerEvent(type, { ...whose, button: 0, buttons: type === 'pointerdown' ? 1 : 0 }));
    },
    { x, y, bare },
  );
}

/** The left edges of all piles by number, and of two commands. */
function edges(page: Page): Promise<{ readonly piles: Record<string, number>; readonly undo: number; readonly fresh: number }> {
  return page.evaluate(() => {
    const left = (e: Element | null): number => Math.round(e?.getBoundingClientRect().left ?? 0);
    const piles = [...document.querySelectorAll<HTMLElement>('[data-pile]')];
    const [undo, fresh] = ['undo', 'new-deal'].map((id) => left(document.querySelector(`[data-testid="${id}"]`))) as [number, number];
    return { piles: Object.fromEntries(piles.map((e) => [e.dataset['pile'], left(e)])), undo, fresh };
  });
}

test(
  'for the left hand table and commands are mirrored, drags, drops and arrows with them; rows that are read stay',
  LAPTOP,
  async ({ page }) => {
    const { here, from, to } = someCarry('will-it-come-true');
    await show(page, here);
    const right = await edges(page);
    expect(right.undo).toBeLessThan(right.fresh);
    await set(page, 'Для левой руки');
    await expect.poll(async () => (await edges(page)).undo > (await edges(page)).fresh).toBe(true);
    const left = await edges(page);
    const columns = ({ piles }: typeof left): readonly string[] => {
      const byEdge = new Map<number, string[]>();
      for (const [pile, x] of Object.entries(piles)) byEdge.set(x, [...(byEdge.get(x) ?? []), pile]);
      return [...byEdge].toSorted(([a], [b]) => a - b).map(([, column]) => column.join());
    };
    expect(columns(left)).toEqual(columns(right).toReversed());
    await KEYS.touch(page, from);
    await page.keyboard.press('Escape');
    const x = left.piles[from] as number;
    const beyond = Object.values(left.piles).some((other) => other < x);
    await page.keyboard.press('ArrowLeft');
    const at = (await focused(page)) as number;
    if (beyond) expect(left.piles[at]).toBeLessThan(x);
    else expect(at).toBe(from);
    await draggingOn(false).carry(page, from, to);
    const m = here
      .legal()
      .toArray()
      .find((one) => kindOf(one) === CARRY && fromOf(one) === from && toOf(one) === to) as number;
    here.play(m);
    await expectAt(page, here);
    // The row of a grid is read from left to right for everybody.
    const grid = deal('potocki', 3);
    await show(page, grid);
    const { piles } = await edges(page);
    const places = grid.game.rules.piles.flatMap(({ role }, pile) => (role === 'place' ? [pile] : [])).slice(0, 13);
    expect(places.map((pile) => piles[pile])).toEqual(places.map((pile) => piles[pile] as number).toSorted((a, b) => a - b));
  },
);
