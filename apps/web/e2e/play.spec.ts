import type { Page } from '@playwright/test';
import type { Session } from 'pasyans';
import {
  again,
  deal,
  endedGame,
  OF_KINDS_WITHOUT_CHOICE,
  OF_OTHER_KINDS,
  playFirst,
  WITH_CHOICE,
  WITHOUT_CHOICE,
  wonGame,
} from './kit/games.ts';
import { draggingOn, KEYS, TAPS, touching } from './kit/hands.ts';
import { expectAt, expectCards, follow, type Hand, open } from './kit/table.ts';
import { expect, FLYING, LAPTOP, PHONE, test } from './kit/test.ts';

/** Each patience played to its end, by each way of playing. */

async function expectEnd(page: Page, session: Session): Promise<void> {
  await expectAt(page, session);
  await expectCards(page, session);
  await expect(page.getByTestId('result')).toHaveAttribute('data-outcome', session.outcome()?.result ?? '');
}

/** Piles come and go while a patience runs: a click anywhere on the table is as good. */
async function clickCloth(page: Page): Promise<void> {
  const box = await page.locator('.table').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
}

/** A session at the start of the deal that another one has played. */
const fromStart = (whole: Session): Session => again(whole, 0);

test('the kinds without choice to their end tap by tap', PHONE, async ({ page }) => {
  for (const id of OF_KINDS_WITHOUT_CHOICE) {
    const whole = playFirst(deal(id, 1));
    await open(page, fromStart(whole));
    await follow(page, TAPS, fromStart(whole), whole.moves);
    await expectEnd(page, whole);
  }
});

test('every patience without choice to its end by the button, the rest at once by a click', LAPTOP, async ({ page }) => {
  for (const { id } of WITHOUT_CHOICE) {
    const whole = playFirst(deal(id, 4294967295));
    await open(page, fromStart(whole));
    await page.getByTestId('run-out').click();
    await expect(page.getByTestId('stop')).toBeVisible();
    await clickCloth(page);
    await expectEnd(page, whole);
  }
});

test('a patience without choice, step by step with the space bar', LAPTOP, async ({ page }) => {
  const whole = playFirst(deal(OF_KINDS_WITHOUT_CHOICE[0], 2));
  const here = fromStart(whole);
  await open(page, here);
  for (const m of whole.moves) {
    await page.keyboard.press('Space');
    here.play(m);
    await expectAt(page, here);
  }
  await expectEnd(page, whole);
});

/** The last `most` moves of games, to their end whatever it is. */
async function playEnds(page: Page, hand: Hand, games: readonly Session[], most: number): Promise<void> {
  for (const whole of games) {
    const here = again(whole, Math.max(0, whole.moves.length - most));
    await open(page, here);
    await follow(page, hand, here, whole.moves.slice(here.here.depth));
    await expectEnd(page, whole);
  }
}

/** One way plays a whole game; the others play its end, where every kind of move has come up. */
const END = 7;
/** The largest screen is drawn slowly. */
const SHORT_END = 3;

const WON = WITH_CHOICE.map(
  ({ id }) =>
    () =>
      wonGame(id),
);
const OTHER = OF_OTHER_KINDS.map((id) => () => endedGame(id));
const NO_CHOICE = OF_KINDS_WITHOUT_CHOICE.map((id) => () => endedGame(id));

for (const [screen, tag, size] of [
  ['phone', PHONE, undefined],
  ['laptop', LAPTOP, undefined],
  ['largest screen', LAPTOP, { width: 3840, height: 2160 }],
] as const) {
  test.describe(`${screen}: one patience of each kind to its end`, () => {
    if (size) test.use({ viewport: size });
    const most = size ? SHORT_END : END;
    const games = (of: readonly (() => Session)[]): readonly Session[] => of.map((game) => game());

    test('by dragging', tag, ({ page, isMobile }) => playEnds(page, draggingOn(isMobile), games([...WON, ...OTHER]), most));
    test('by touching card and place', tag, ({ page, isMobile }) => playEnds(page, touching(isMobile), games([...WON, ...OTHER]), most));
    if (screen !== 'phone') test('by keys alone', tag, ({ page }) => playEnds(page, KEYS, games([...WON, ...OTHER, ...NO_CHOICE]), most));
  });
}

test.describe('with flying cards', () => {
  test.use(FLYING);

  test('a whole game, from the deal to the win, by taps', PHONE, ({ page }) =>
    playEnds(page, TAPS, [wonGame(WITH_CHOICE[0]?.id ?? '')], Number.POSITIVE_INFINITY),
  );
});
