import type { Page } from '@playwright/test';
import {
  CARRY,
  type CardPlace,
  cardsOf,
  countOf,
  DISCARD,
  DRAW,
  fromOf,
  kindOf,
  type Lang,
  type Move,
  OPEN,
  PLUCK,
  RECYCLE,
  REDEAL,
  type Session,
  takingAll,
  toOf,
} from 'pasyans';
import { again, linkTo, namesOf } from './games.ts';
import { expect } from './test.ts';

/** The page as a player uses it. */

/** Which cards of two piles are meant, by their heights; the top ones if not told. */
interface Heights {
  readonly index?: number | undefined;
  readonly onto?: number | undefined;
}

/** One way of playing: how a card is touched, how it is carried. */
export interface Hand {
  /** Without `index` the top card, or the empty place. */
  touch(page: Page, pile: number, index?: number): Promise<void>;
  carry(page: Page, from: number, to: number, heights?: Heights): Promise<void>;
  /** It drags what another hand touches: the stock, and cards that go out together. */
  readonly drags: boolean;
}

/** Opens the game of a session at the place where the session stands, or after `depth` of its moves. */
export async function open(page: Page, session: Session, depth = session.here.depth): Promise<void> {
  await page.goto(linkTo(session, depth));
  await expect(page.getByTestId('deal')).toContainText(String(session.deal.id));
  await expect(page.getByTestId('title')).toContainText(session.game.patience.title.ru);
  // The same deal may have lain there already, with other moves made.
  await expectAt(page, again(session, depth));
  await nextFrames(page);
}

/** The names of all piles, by number; where each card of a row has a name, by pile and height. */
export function names(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLElement>('[data-pile]')].map(({ dataset, ariaLabel }) => [
      [dataset['pile'], dataset['index']].filter(Boolean).join('.'),
      ariaLabel,
    ]);
    return Object.fromEntries(named);
  });
}

/** What is said of a pile while a card is held: whether the card can go there. */
const FITS = /, (?:сюда можно|сюда нельзя|can go here|cannot go here)$/;

/** The names of the piles without what they say to a held card. */
export async function lying(page: Page): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(Object.entries(await names(page)).map(([pile, name]) => [pile, name.replace(FITS, '')]));
}

/** The table shows exactly the position of the session. */
export async function expectAt(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  await expect.poll(() => lying(page), { intervals: [0, 20, 50, 100] }).toEqual(namesOf(session, lang));
}

/** Every card of the pack is on the table once, and the open ones are those of the session. */
export async function expectCards(page: Page, session: Session): Promise<void> {
  await expect(page.locator('.table .card')).toHaveCount(session.game.rules.pack.cards.length);
  const open = session
    .seen()
    .piles.flat()
    .filter(({ face }) => face !== undefined);
  await expect(page.locator('.table .card > .card-face:not(.was)')).toHaveCount(open.length);
}

/** The number of the deal on the table. */
export async function dealShown(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.getByTestId('deal').textContent()) ?? '')?.[0]);
}

/** The sentence of the live region. */
export async function said(page: Page): Promise<string> {
  return ((await page.getByTestId('said').textContent()) ?? '').replace(/\u00a0$/, '');
}

/** Gives the page another size and waits until the table lies in it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrames(page);
}

/**
 * Waits until a part of the app that is fetched later is there. Whoever is quicker than the net does without it, and a test always may be.
 * The name is that of its file: fetched a second time, it is the same module, all that waited for it has been done.
 */
export async function fetched(page: Page, part: string): Promise<void> {
  const file = (): Promise<string | undefined> =>
    page.evaluate((name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/assets/${name}-`))?.name, part);
  await expect.poll(file, `${part} is fetched`).toBeDefined();
  await page.evaluate((url) => import(url).then(() => undefined), (await file()) ?? '');
}

/** What was asked of the page has been drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** A pile that is shown, whatever the patience. */
function firstPile(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-pile]')?.getAttribute('data-pile')));
}

/** Makes a move as a player does; `here` stands before it. */
export async function make(page: Page, hand: Hand, m: Move, here: Session): Promise<void> {
  switch (kindOf(m)) {
    case CARRY:
      return hand.carry(page, fromOf(m), toOf(m), { index: here.table.height(fromOf(m)) - countOf(m) });
    case DRAW:
      return hand.drags ? hand.carry(page, fromOf(m), toOf(m)) : hand.touch(page, fromOf(m));
    case RECYCLE:
      return hand.touch(page, toOf(m));
    case REDEAL:
      return page.getByTestId('redeal').click();
    case DISCARD:
    case PLUCK:
      return takeOut(page, hand, m, here);
    case OPEN:
      return hand.touch(page, fromOf(m));
    default:
      return hand.touch(page, await firstPile(page));
  }
}

/** Selects cards one after another until they go out, the first two by one drag. */
async function takeOut(page: Page, hand: Hand, m: Move, { game, table }: Session): Promise<void> {
  const cards = cardsOf(table, m);
  const [first, second] = cards as readonly [CardPlace, ...CardPlace[]];
  const alone = cards.length === 1;
  // A selection that could still grow waits for one more touch.
  const waits = takingAll(game, table, cards).length > 1;
  const out = game.rules.piles.findIndex(({ role }) => role === 'discard');
  if (hand.drags && alone) return hand.carry(page, first.pile, out, { index: first.index });
  if (hand.drags && second) await hand.carry(page, first.pile, second.pile, { index: first.index, onto: second.index });
  for (const { pile, index } of hand.drags ? cards.slice(2) : cards) await hand.touch(page, pile, index);
  if (waits) await hand.touch(page, first.pile, first.index);
}

/** Plays the moves of a finished session one by one; after each the table must be where the library is. */
export async function follow(page: Page, hand: Hand, here: Session, moves: readonly Move[]): Promise<void> {
  for (const m of moves) {
    await make(page, hand, m, here);
    here.play(m);
    await expectAt(page, here);
  }
}
