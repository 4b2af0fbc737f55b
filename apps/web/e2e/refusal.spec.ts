import type { Page } from '@playwright/test';
import { CARRY, fromOf, kindOf, move, type Reason, ruleName, type Session, sayReason, toOf } from 'pasyans';
import { again, deal, namesOf, playFirst, wonGame } from './kit/games.ts';
import { CLICKS, dragFinger, draggingOn, dragMouse, KEYS, touching } from './kit/hands.ts';
import { pointOf } from './kit/points.ts';
import { expectAt, type Hand, make, open, resize, said } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** What the rules refuse is refused aloud and changes nothing. */

const POTOCKI = 'potocki';
const WILL = 'will-it-come-true';
/** The waste of `will-it-come-true`. */
const WASTE = 1;

async function expectRefused(page: Page, here: Session, reason: Reason): Promise<void> {
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText(reason.text.ru);
  await expect(toast.getByRole('button')).toHaveText(ruleName(reason.rule, 'ru'));
  await expect.poll(() => said(page)).toContain(sayReason(reason, 'ru'));
  await expectAt(page, here);
}

/** Taking back once more must lead out of this game: the refused tries have left no entry. */
async function expectNoEntry(page: Page, here: Session): Promise<void> {
  for (let depth = here.moves.length; depth > 0; depth--) await page.getByTestId('undo').click();
  await expectAt(page, again(here, 0));
}

/** The piles whose card can go somewhere. */
function sourcesOf(here: Session): readonly number[] {
  const carries = here
    .legal()
    .toArray()
    .filter((m) => kindOf(m) === CARRY);
  return [...new Set(carries.map(fromOf))];
}

/** Pairs of a pile with a card that can go somewhere and a pile it cannot go to. */
function refusedPairs(here: Session): readonly (readonly [from: number, to: number, reason: Reason])[] {
  const piles = Object.keys(namesOf(here)).map(Number);
  const movable = sourcesOf(here);
  return movable.flatMap((from) =>
    piles.flatMap((to) => {
      const m = move(CARRY, from, to, 1);
      const reason = from === to || to === 0 ? undefined : here.refusal(m);
      return reason ? [[from, to, reason] as const] : [];
    }),
  );
}

/** One pair for every kind of pile the card comes from and goes to, and for every reason. */
function eachKind(here: Session): ReturnType<typeof refusedPairs> {
  const role = (pile: number): string => `${here.game.rules.piles[pile]?.role} ${here.table.height(pile) === 0}`;
  const kinds = new Map(refusedPairs(here).map((pair) => [`${role(pair[0])} ${role(pair[1])} ${pair[2].text.ru}`, pair]));
  return [...kinds.values()].slice(0, 9);
}

/** The place early in a won game where most different tries are refused. */
function manyRefused(id: string): Session {
  const whole = wonGame(id);
  const places = Array.from({ length: 12 }, (_, depth) => again(whole, depth));
  return places.reduce((best, place) => (eachKind(place).length > eachKind(best).length ? place : best));
}

for (const id of [POTOCKI, WILL]) {
  const here = manyRefused(id);

  test(`${id}: a card on the wrong pile goes back and the rule is named`, async ({ page, isMobile }) => {
    await open(page, here);
    const hands: readonly Hand[] = isMobile ? [touching(true), draggingOn(true)] : [CLICKS, draggingOn(false), KEYS];
    const pairs = eachKind(here);
    expect(pairs.length).toBeGreaterThan(1);
    for (const [i, [from, to, reason]] of pairs.entries()) {
      const hand = hands[i % hands.length] as Hand;
      await hand.carry(page, from, to);
      await expectRefused(page, here, reason);
      await page.keyboard.press('Escape');
    }
    await expectNoEntry(page, here);
  });

  test(`${id}: a card let go on its own pile or beside the table is no move`, async ({ page, isMobile }) => {
    await open(page, here);
    const from = sourcesOf(here)[0] ?? 0;
    const at = await pointOf(page, from);
    const drag = isMobile ? dragFinger : dragMouse;
    await drag(page, at, { x: at.x + 14, y: at.y + 14 });
    await expectAt(page, here);
    await drag(page, at, { x: 4, y: 4 });
    await expectAt(page, here);
    await touching(isMobile).touch(page, from);
    await page.keyboard.press('Escape');
    await expectAt(page, here);
    await expect(page.locator('.pile[aria-pressed="true"]')).toHaveCount(0);
    await expectNoEntry(page, here);
  });
}

test('a card that cannot be taken says why, by tap and by drag', PHONE, async ({ page, isMobile }) => {
  const here = deal(WILL, 3);
  const stuck = here.game.rules.piles.findIndex(({ role }, pile) => role === 'tableau' && !sourcesOf(here).includes(pile));
  await open(page, here);
  for (const hand of [touching(isMobile), draggingOn(isMobile)]) {
    await hand.carry(page, stuck, 2);
    await expect(page.getByTestId('toast').getByRole('button')).toBeVisible();
    await expectAt(page, here);
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('.pile[aria-pressed="true"]')).toHaveCount(0);
});

test('the rule named by a refusal opens at that rule', PHONE, async ({ page, isMobile }) => {
  const here = manyRefused(POTOCKI);
  const [from, to, reason] = refusedPairs(here).find(([, , { rule }]) => rule.startsWith('R')) ?? [0, 0, undefined];
  await open(page, here);
  await touching(isMobile).carry(page, from, to);
  await page.getByTestId('toast').getByRole('button').click();
  const rule = page.locator(`[data-rule="${reason?.rule}"]`);
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('rules-panel')).toHaveCount(0);
  await expectAt(page, here);
});

test('a second card touched on another kind of pile is held instead, and every kind of pair works', LAPTOP, async ({ page, isMobile }) => {
  const hand = touching(isMobile);
  const whole = wonGame(WILL);
  const places = whole.moves.map((_, depth) => again(whole, depth));
  const here = places.find((place) => sourcesOf(place).includes(WASTE) && sourcesOf(place).length > 1) ?? again(whole, 0);
  const sources = sourcesOf(here);
  await open(page, here);
  expect(sources).toContain(WASTE);
  for (const first of sources) {
    for (const second of sources.filter((pile) => pile !== first)) {
      await hand.touch(page, first);
      await hand.touch(page, second);
      await expect(page.locator(`[data-pile="${second}"]`)).toHaveAttribute('aria-pressed', 'true');
      await expectAt(page, here);
      await page.keyboard.press('Escape');
    }
  }
});

const GAP_WINDOWS = [
  { width: 1366, height: 768 },
  { width: 911, height: 512 },
  { width: 640, height: 900 },
];
const GAP_PHONES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 320, height: 568 },
];

test('each gap of the grid answers in three window sizes: the one card that fits comes, a dead gap says why', async ({
  page,
  isMobile,
}) => {
  const here = again(wonGame(POTOCKI), 40);
  const gaps = here.game.rules.piles.flatMap(({ role }, pile) => (role === 'place' && here.table.height(pile) === 0 ? [pile] : []));
  expect(gaps).toHaveLength(4);
  await open(page, here);
  for (const [i, size] of (isMobile ? GAP_PHONES : GAP_WINDOWS).entries()) {
    await resize(page, size.width, size.height);
    for (const gap of gaps) {
      const hand = !isMobile && i === 1 ? KEYS : touching(isMobile);
      const m = here
        .legal()
        .toArray()
        .find((legal) => toOf(legal) === gap);
      await hand.touch(page, gap);
      if (m === undefined) {
        await expect(page.getByTestId('toast').getByRole('button'), `gap ${gap} at ${size.width}`).toBeVisible();
        await expectAt(page, here);
        await page.keyboard.press('Escape');
      } else {
        here.play(m);
        await expectAt(page, here);
        here.undo();
        await page.getByTestId('undo').click();
        await expectAt(page, here);
      }
    }
  }
});

test('the first place of a row asks which of the aces', PHONE, async ({ page, isMobile }) => {
  const here = deal(POTOCKI, 7);
  const legal = here.legal().toArray();
  const place = toOf(legal[0] as number);
  const chosen = legal.filter((m) => toOf(m) === place);
  await open(page, here);
  await touching(isMobile).touch(page, place);
  const choices = page.getByTestId('question').locator('.choices button');
  await expect(choices).toHaveCount(chosen.length);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('question')).toHaveCount(0);
  await expectAt(page, here);
  await touching(isMobile).touch(page, place);
  await choices.nth(2).click();
  here.play(chosen[2] as number);
  await expectAt(page, here);
});

test('a game that has ended takes no more moves', LAPTOP, async ({ page }) => {
  const whole = playFirst(deal(WILL, 6));
  await open(page, whole);
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByTestId('result-toggle').click();
  for (const pile of [0, 1, 2, 6]) await CLICKS.touch(page, pile);
  await expectAt(page, whole);
  await page.getByTestId('undo').click();
  await expectAt(page, again(whole, whole.moves.length - 1));
  await make(page, CLICKS, whole.moves.at(-1) as number, again(whole, whole.moves.length - 1));
  await expectAt(page, whole);
});
