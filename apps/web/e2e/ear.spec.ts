import type { Page } from '@playwright/test';
import {
  CARRY,
  type CardPlace,
  cardsOf,
  findPatience,
  fromOf,
  kindOf,
  type Move,
  type Outcome,
  REDEAL,
  reading,
  type Session,
  sayBoard,
  sayEvents,
  sayFacts,
  sayHeld,
  sayMove,
  sayOutcome,
  sayReason,
  sayWholePile,
} from 'pasyans';
import { byKeys, focus, listen, tabTo } from './kit/ear.ts';
import { again, deal, playFirst, playSome, wonGame } from './kit/games.ts';
import { focused, tabToTable, walkTo } from './kit/hands.ts';
import { show } from './kit/show.ts';
import { expectAt, names } from './kit/table.ts';
import { expect, LAPTOP, test } from './kit/test.ts';

/** Played by keys alone by somebody who sees nothing: what is heard, and where one stands. */

/** Chooses a patience and a deal without a mouse, as one would who has just opened the page. */
async function lay(page: Page, id: string, number: number): Promise<void> {
  await page.keyboard.press('g');
  await expect(page.getByTestId('chooser')).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(findPatience(id)?.title.ru.toLowerCase() ?? '');
  await tabTo(page, `choose-${id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('title')).toContainText(findPatience(id)?.title.ru ?? '');
  await expect(page.getByTestId('chooser')).toHaveCount(0);
  await tabTo(page, 'deal');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('deal-panel')).toBeVisible();
  await page.getByTestId('deal-panel').getByRole('textbox').focus();
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('deal-panel')).toHaveCount(0);
}

/** What has to be heard at the end: how it came out, and the answer. */
function endOf(session: Session, outcome: Outcome): readonly string[] {
  const facts = session.game.rules.facts?.(session.table);
  const told = facts && reading(facts, 'ru');
  return [sayOutcome(session.game, outcome, 'ru') as string, told?.answer ?? '', ...(told?.lines ?? [])];
}

const GAMES: readonly (readonly [kind: string, whole: () => Session])[] = [
  ['nothing to choose', () => playFirst(deal('wish', 7))],
  ['stock, waste and foundations', () => wonGame('will-it-come-true')],
  ['an open grid', () => wonGame('potocki')],
  ['a line whose cards are discarded', () => playFirst(deal('royal-marriage', 5))],
];

for (const [kind, wholeOf] of GAMES) {
  test(`a whole game by keys and ear: ${kind}`, LAPTOP, async ({ page }) => {
    const whole = wholeOf();
    const here = again(whole, 0);
    const { id, title } = here.game.patience;
    await page.goto('./');
    await expect(page.locator('[data-pile]').first()).toBeAttached();
    const heard = await listen(page, { opened: false });
    await lay(page, id, Number(here.deal.id));
    await expectAt(page, here);
    await heard(`«${title.ru}», расклад ${here.deal.id}.`);
    await tabToTable(page);
    for (const m of whole.moves) {
      const carried = kindOf(m) === CARRY ? cardsOf(here.table, m)[0] : undefined;
      const took = carried && sayHeld(here.table, carried, 'ru');
      await byKeys(page, m, here);
      const played = here.play(m);
      if (!played.ok) throw new Error('refused');
      await expectAt(page, here);
      const outcome = here.outcome();
      const did = sayEvents(here.game, here.table, played.events, 'ru', m);
      const sentences = await heard(did);
      // Whatever followed is in the same sentence; so is the end.
      expect(sentences.at(-1)?.startsWith(did), `${sentences.at(-1)} / ${did}`).toBe(true);
      if (took) expect(sentences[0]).toContain(`${took}.`);
      if (kindOf(m) !== REDEAL) expect(await focus(page)).toMatch(/^pane/);
      if (outcome && here.moves.length === whole.moves.length) {
        for (const part of endOf(here, outcome)) expect(sentences.at(-1)).toContain(part);
      }
    }
    await expect(page.getByTestId('result')).toHaveAttribute('data-outcome', here.outcome()?.result ?? '');
    // A new deal is one key away, and the table is ready for the next one at once.
    await page.keyboard.press('n');
    await expect(page.getByTestId('result')).toHaveCount(0);
    await heard(`«${title.ru}», расклад`);
    expect(await focus(page)).toMatch(/^pane/);
  });
}

test('the board, a pile, the moves and the facts are read when asked for', LAPTOP, async ({ page }) => {
  const here = again(wonGame('will-it-come-true'), 7);
  const { game, table } = here;
  await show(page, here);
  const heard = await listen(page);
  const hear = async (key: string): Promise<string> => {
    await page.keyboard.press(key);
    return (await heard('')).join(' | ');
  };
  await tabToTable(page);
  const board = await hear('t');
  for (const line of sayBoard(game, here.seen(), 'ru', table)) expect(board).toContain(`${line}.`);
  await walkTo(page, 1);
  expect(await hear('p')).toBe(`${sayWholePile(game, here.seen(), 1, 'ru', table)}.`);
  const moves = await hear('m');
  for (const m of here.legal().toArray()) expect(moves).toContain(sayMove(game, table, m, 'ru'));
  const facts = await hear('f');
  for (const line of sayFacts(here, 'ru')) expect(facts).toContain(`${line}.`);
  expect(await hear('l')).toBe(facts);
  expect(await focused(page)).toBe(1);
});

test('a held card: piles say whether it can go there, and a refusal names the rule', LAPTOP, async ({ page }) => {
  const whole = wonGame('will-it-come-true');
  const depth = whole.moves.findIndex((m) => kindOf(m) === CARRY);
  const here = again(whole, depth);
  const m = whole.moves[depth] as Move;
  await show(page, here);
  const heard = await listen(page);
  const targets = new Set(
    here
      .legal()
      .toArray()
      .filter((one) => kindOf(one) === CARRY && fromOf(one) === fromOf(m))
      .map((one) => (one >>> 12) & 255),
  );
  await walkTo(page, fromOf(m));
  await page.keyboard.press('Enter');
  await heard();
  const named = Object.entries(await names(page)).filter(([pile]) => Number(pile) !== fromOf(m));
  for (const [pile, name] of named) expect(name).toMatch(targets.has(Number(pile)) ? /, сюда можно$/ : /, сюда нельзя$/);
  await expect(page.locator(`[data-pile="${fromOf(m)}"]`)).toHaveAttribute('aria-pressed', 'true');
  // A place of the table that refuses it says why.
  const wrong = here.game.rules.piles.findIndex(({ role }, pile) => role === 'foundation' && !targets.has(pile));
  await walkTo(page, wrong);
  await page.keyboard.press('Enter');
  const reason = here.refusal((m & ~(255 << 12)) | (wrong << 12));
  const refused = reason ? sayReason(reason, 'ru') : '';
  expect((await heard(refused)).at(-1)).toBe(refused);
  await page.keyboard.press('Escape');
  expect((await heard()).join()).not.toContain('♠');
  await expectAt(page, here);
});

test('several cards are taken with plus, fewer with minus, and it is said that they can be', LAPTOP, async ({ page }) => {
  const here = playSome(deal('egyptian-pyramid', 2, { runs: 'whole' }), 40);
  const { table } = here;
  const block = here
    .legal()
    .toArray()
    .find((m) => kindOf(m) === CARRY && ((m >>> 20) & 255) > 1) as Move;
  const [lowest] = cardsOf(table, block);
  await show(page, here);
  const heard = await listen(page);
  await walkTo(page, fromOf(block));
  await page.keyboard.press('Enter');
  expect((await heard('Взят')).join()).toMatch(/^Взят.+\. Плюс — взять и карту под ней\.$/);
  const hear = async (key: string): Promise<string> => {
    await page.keyboard.press(key);
    return (await heard('')).join();
  };
  for (let said = ''; said !== 'Больше карт отсюда не взять.'; ) said = await hear('+');
  const taken: string[] = [];
  for (let said = ''; said !== 'Меньше карт отсюда не взять.'; taken.push(said)) said = await hear('-');
  expect(taken.at(-1)).toBe('Меньше карт отсюда не взять.');
  const wanted = sayHeld(table, lowest as CardPlace, 'ru');
  for (let said = ''; !said.startsWith(wanted); ) said = await hear(said === 'Больше карт отсюда не взять.' ? '-' : '+');
  await walkTo(page, (block >>> 12) & 255);
  await page.keyboard.press('Enter');
  const played = here.play(block);
  await expectAt(page, here);
  const did = played.ok ? sayEvents(here.game, here.table, played.events, 'ru', block) : '';
  expect((await heard(did)).at(-1)).toBe(did);
});

test('a dialog says what happens while it is open: the page behind it is silent', LAPTOP, async ({ page }) => {
  const here = deal('wish', 3);
  await show(page, here);
  await tabTo(page, 'deal');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('deal-panel')).toBeVisible();
  await expect(page.getByTestId('said-here')).toHaveText('');
  await tabTo(page, 'next-deal');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('said-here')).toContainText('расклад 4.');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('deal')).toBeFocused();
});

test('undo says what was taken back, redo what was played again, and the focus stays', LAPTOP, async ({ page }) => {
  const whole = wonGame('will-it-come-true');
  const here = again(whole, 8);
  await show(page, here);
  const heard = await listen(page);
  await tabToTable(page);
  await walkTo(page, 5);
  await page.keyboard.press('Control+z');
  const before = again(whole, 7);
  const back = `Ход возвращён: ${sayMove(before.game, before.table, whole.moves[7] as Move, 'ru')}.`;
  expect((await heard(back)).at(-1)).toBe(back);
  await page.keyboard.press('Control+y');
  const played = before.play(whole.moves[7] as Move);
  const did = played.ok ? sayEvents(before.game, before.table, played.events, 'ru', whole.moves[7]) : '';
  expect((await heard(did)).at(-1)).toBe(`Ход сделан снова. ${did}`);
  expect(await focused(page)).toBe(5);
});
