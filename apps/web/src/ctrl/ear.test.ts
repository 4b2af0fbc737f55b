import { CARRY, countOf, DRAW, findPatience, fromOf, kindOf, type Patience, parseMove, REDEAL, sayFacts, sayHeld } from 'pasyans';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { device, openPage, settled } from './ctrl.testkit.ts';

/** What the ear gets, besides what the library's own tests say of its sentences. */

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

async function playing(id: string, deal: number, options = {}) {
  const ctrl = await openPage(device());
  ctrl.commands.deal(findPatience(id) as Patience, { deal, options });
  await settled();
  const said: string[] = [];
  ctrl.core.said.subscribe(({ text }) => said.push(text));
  await vi.waitFor(() => expect(said.at(-1)).toContain('расклад'));
  said.length = 0;
  return { ctrl, session: ctrl.core.desk.session, said };
}

describe('by ear', () => {
  it('a new deal says what is to be done first', async () => {
    const { ctrl, said } = await playing('potocki', 3);
    ctrl.commands.neighbour(1);
    expect(said).toEqual(['«Паганини», расклад 4. Поставьте тузов, по одному в ряд.']);
    const { ctrl: other, said: wish } = await playing('wish', 3);
    other.commands.neighbour(1);
    expect(wish.at(-1)).toBe('«Желание», расклад 4. Загадайте желание. Коснитесь стола, и карты пойдут.');
  });

  it('the facts name the deal, and the last sentence can be heard again', async () => {
    const { ctrl, session, said } = await playing('egyptian-pyramid', 3);
    ctrl.speech.facts();
    for (const fact of sayFacts(session, 'ru')) expect(said[0]).toContain(`${fact}.`);
    ctrl.speech.repeat();
    expect(said[1]).toBe(said[0]);
  });

  it('play in circles is said once, when it begins, in the sentence of its move', async () => {
    const { ctrl, session, said } = await playing('devils-bridge', 6);
    const circles = (): readonly string[] => said.filter((sentence) => sentence.includes('ничего нового'));
    for (const [n, name] of ['4C-t1', '4C-t8', '4C-t1', '4C-t8', '4C-t1', '4C-t8', '4C-t1'].entries()) {
      const read = parseMove(session.game, session.table, name);
      if (!read.ok) throw new Error(read.fault.text.en);
      ctrl.play.move(read.value);
      expect(circles()).toHaveLength(n < 5 ? 0 : 1);
    }
    expect(circles()[0]).toMatch(/\. После хода 2 ничего нового\.$/);
  });

  it('plus and minus take a card more or fewer, and say when there is none', async () => {
    const { ctrl, session, said } = await playing('egyptian-pyramid', 2, { runs: 'whole' });
    ctrl.play.stretch(1);
    expect(said).toEqual(['Сначала возьмите карту: Enter.']);
    const carries = (): readonly number[] =>
      session
        .legal()
        .toArray()
        .filter((m) => kindOf(m) === CARRY);
    /** A pile of which one may take one card or several. */
    const several = (): number | undefined =>
      carries()
        .map(fromOf)
        .find(
          (from) =>
            new Set(
              carries()
                .filter((m) => fromOf(m) === from)
                .map(countOf),
            ).size > 1,
        );
    for (let n = 0; n < 100 && several() === undefined; n++) ctrl.play.move(session.legal().at((n * 7) % session.legal().count));
    const pile = several() as number;
    ctrl.play.touch(pile, session.table.height(pile) - 1);
    for (let n = 0; n < 14; n++) ctrl.play.stretch(1);
    expect(said.at(-1)).toBe('Больше карт отсюда не взять.');
    const most = ctrl.core.held.peek();
    expect(most && session.table.height(pile) - most.index).toBeGreaterThan(1);
    for (let n = 0; n < 14; n++) ctrl.play.stretch(-1);
    expect(said.at(-1)).toBe('Меньше карт отсюда не взять.');
    ctrl.play.stretch(1);
    expect(said.at(-1)).toContain(sayHeld(session.table, ctrl.core.held.peek() ?? { pile, index: 0 }, 'ru'));
  });

  it('the key for dealing deals on, deals again, or says that there is nothing to deal', async () => {
    const { ctrl, session, said } = await playing('potocki', 3);
    ctrl.play.dealOn();
    expect(said.at(-1)).toBe('Раздавать сейчас нечего.');
    const redeal = (): boolean =>
      session
        .legal()
        .toArray()
        .some((m) => kindOf(m) === REDEAL);
    for (let n = 0; n < 300 && !redeal(); n++) ctrl.play.move(session.legal().at(0));
    ctrl.play.dealOn();
    expect(said.at(-1)).toMatch(/^Карты собраны, перетасованы и разложены заново: \d+ карт/);
  });

  it('a refusal is heard with its rule, its cards in words', async () => {
    const { ctrl, session, said } = await playing('will-it-come-true', 5);
    ctrl.play.move(
      session
        .legal()
        .toArray()
        .find((m) => kindOf(m) === DRAW) as number,
    );
    ctrl.play.touch(1, session.table.height(1) - 1);
    ctrl.play.touch(2, undefined);
    expect(said.at(-1)).toMatch(/ \(правило \d+\)\.$/);
    expect(said.at(-1)).not.toMatch(/[♥♦♣♠]/);
    expect(ctrl.core.toast.peek()?.rule).toMatch(/^R/);
  });

  it('the end of a game that was taken back before its odds were there is not told any more', async () => {
    const { ctrl, session, said } = await playing('wish', 3);
    while (!session.outcome()) ctrl.play.step();
    // Told once, all that the sentence is made of has been fetched.
    await vi.waitFor(() => expect(said.at(-1)).toContain('Пасьянс не сошёлся'));
    ctrl.commands.undo();
    const back = said.at(-1);
    expect(back).toMatch(/^Ход возвращён/);
    ctrl.play.step();
    ctrl.commands.undo();
    await settled();
    expect(said.at(-1)).toBe(back);
  });

  it('another language says its own name', async () => {
    const { ctrl, said } = await playing('wish', 3);
    await ctrl.core.speak('en');
    expect(said.at(-1)).toBe('English');
  });
});
