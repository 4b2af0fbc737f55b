import { findPatience, type Move, type Patience } from 'pasyans';
import { hint } from 'pasyans/play';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../adapt/table-view.ts';
import type { HintAsked, Told, TurningAsked, VerdictAsked } from '../help/protocol.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { device, openPage, settled } from './ctrl.testkit.ts';
import { verdictOf } from './help-shown.ts';
import { type FakeHelper, helpers } from './helper.testkit.ts';
import { placeAfter } from './marking.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

/** A page with a game of this patience on the table and workers that wait to be told what to say. */
async function playing(id = 'will-it-come-true', deal = 5) {
  const workers = helpers();
  const ctrl = await openPage(device(), { startWorker: workers.start });
  // Where there is no choice there is nothing to ask: this only fetches what helps.
  ctrl.help.hint();
  await vi.waitFor(() => expect(ctrl.core.said.peek().text).toBe(verdictWords.ru.noHelp), SOON);
  ctrl.commands.deal(findPatience(id) as Patience, { deal, options: {} });
  const { core, help } = ctrl;
  const said = (): string => core.said.peek().text;
  return { ctrl, core, help, workers, said };
}

type Page = Awaited<ReturnType<typeof playing>>;

const asked = <T>(helper: FakeHelper): T => helper.asked.at(-1)?.body as T;

/** What says a verdict is fetched first, on a busy machine slowly. */
const SOON = { timeout: 20_000 };

const SOME_HINT: Told = { kind: 'hint', hint: { text: { ru: 'Ход есть.', en: 'There is a move.' } } };
const LOST: Told = { kind: 'verdict', verdict: { verdict: 'lost', nodes: 30, positions: 20 } };
const UNKNOWN: Told = { kind: 'verdict', verdict: { verdict: 'unknown', spent: 'nodes', nodes: 3_000_000, positions: 20 } };

/** Everything that makes the position, or the words, other ones. */
const CHANGES: readonly (readonly [string, (page: Page) => unknown])[] = [
  ['a move', ({ ctrl }) => ctrl.play.move(ctrl.core.desk.session.legal().at(0))],
  ['undo', ({ ctrl }) => ctrl.commands.undo()],
  ['redo', ({ ctrl }) => ctrl.commands.redo()],
  ['starting again', ({ ctrl }) => ctrl.commands.restart()],
  ['a new deal', ({ ctrl }) => ctrl.commands.newDeal()],
  ['another patience', ({ ctrl }) => ctrl.commands.deal(findPatience('potocki') as Patience, { deal: 1 })],
  ['Escape', ({ ctrl }) => ctrl.cancel()],
  ['another language', ({ core }) => core.speak('en')],
];

describe('a hint', () => {
  it('is asked with what is seen, and with no hidden card', async () => {
    const { ctrl, core, help, workers } = await playing();
    for (let n = 0; n < 3; n++) ctrl.play.move(core.desk.session.legal().at(0));
    help.hint();
    const { seen, before, ...rest } = asked<HintAsked>(workers.last());
    expect(rest).toEqual({ kind: 'hint', patience: 'will-it-come-true', options: core.desk.session.game.options });
    expect(seen).toEqual(core.desk.session.seen());
    expect(before).toHaveLength(3);
  });

  it('is said with its reason and marked on the table, and nothing is played', async () => {
    const { core, help, workers, said } = await playing();
    const { session } = core.desk;
    help.hint();
    workers.last().work();
    const { move, text } = hint(session.game, session.seen());
    expect(said()).toBe(text.ru);
    expect(core.toast.peek()?.text).toBe(text.ru);
    expect(help.hinted.peek()).toBe(move);
    expect(session.here.depth).toBe(0);
    const view = tableView({ session, deal: 'd', held: undefined, targets: [], hinted: move, lang: 'ru' });
    expect(view.marked).toHaveLength(1);
    expect(view.targets).toHaveLength(1);
  });

  it('of which nothing comes is no verdict, and leads to one', async () => {
    const { core, help, workers } = await playing();
    help.hint();
    workers.last().tell(SOME_HINT);
    core.toast.peek()?.act?.run();
    expect(asked<VerdictAsked>(workers.last()).kind).toBe('verdict');
  });

  it('comes again from the same worker', async () => {
    const { help, workers } = await playing();
    help.hint();
    workers.last().work();
    help.hint();
    workers.last().work();
    expect(workers.all).toHaveLength(1);
  });

  it.each(CHANGES)('goes with %s', async (_, change) => {
    const page = await playing();
    page.ctrl.play.move(page.core.desk.session.legal().at(0));
    page.ctrl.play.move(page.core.desk.session.legal().at(0));
    page.ctrl.commands.undo();
    page.help.hint();
    page.workers.last().work();
    expect(page.help.hinted.peek()).toBeDefined();
    await change(page);
    await settled();
    expect(page.help.hinted.peek()).toBeUndefined();
    expect(page.core.toast.peek()?.text).toBeUndefined();
  });
});

describe('a verdict', () => {
  it('is looked for from the deal and the moves, which lead to the position', async () => {
    const { ctrl, core, help, workers } = await playing();
    for (let n = 0; n < 4; n++) ctrl.play.move(core.desk.session.legal().at(0));
    help.judge();
    expect(help.judging.peek()).toEqual({ nodes: 0, positions: 0, most: 3_000_000 });
    expect(asked(workers.last())).toMatchObject({ moves: core.desk.session.moves, nodes: 3_000_000 });
    workers.last().tell({ kind: 'effort', effort: { nodes: 50_000, positions: 7 } });
    expect(help.judging.peek()).toEqual({ nodes: 50_000, positions: 7, most: 3_000_000 });
  });

  it('that it is won leads on move by move, each of which can be taken back', async () => {
    const { ctrl, core, help, workers, said } = await playing();
    help.judge();
    workers.last().work();
    const verdict = verdictOf(help.judging.peek());
    const line: readonly Move[] = verdict?.verdict === 'won' ? verdict.line : [];
    await expect.poll(said, SOON).toMatch(/^Ещё сойдётся: до конца \d+ ход/);
    help.next();
    help.next();
    const { session } = core.desk;
    expect(session.moves).toEqual(line.slice(0, 2));
    expect(help.judging.peek()).toMatchObject({ verdict: 'won', line: line.slice(2) });
    ctrl.commands.undo();
    expect(session.moves).toEqual(line.slice(0, 1));
    expect(help.judging.peek()).toBeUndefined();
  });

  it('that it is won can be played to the end, which one undo takes back', async () => {
    const { ctrl, core, help, workers } = await playing();
    help.judge();
    workers.last().work();
    help.toEnd();
    expect(core.desk.session.outcome()?.result).toBe('won');
    expect(help.judging.peek()).toBeUndefined();
    ctrl.commands.undo();
    expect(core.desk.session.here.depth).toBe(0);
  });

  it('that it is lost is said with what was looked at, in either language', async () => {
    const { core, help, workers, said } = await playing();
    help.judge();
    workers.last().tell(LOST);
    await expect.poll(said, SOON).toBe('Уже не сойдётся: проверены все пути. Просмотрено 20 положений. Ответ знает и закрытые карты.');
    await core.speak('en');
    expect(verdictOf(help.judging.peek())?.verdict).toBe('lost');
  });

  it('that it is not known can be looked for five times as far, again and again', async () => {
    const { help, workers } = await playing();
    help.judge();
    for (const nodes of [3_000_000, 15_000_000, 75_000_000]) {
      expect(asked<VerdictAsked>(workers.last()).nodes).toBe(nodes);
      workers.last().tell(UNKNOWN);
      help.judge();
    }
  });

  it('once there gives the worker back, and asked again is said again', async () => {
    const { help, workers, said, ctrl } = await playing();
    help.judge();
    workers.last().tell(LOST);
    expect(workers.last().ended).toBe(true);
    await expect.poll(said, SOON).toMatch(/^Уже/);
    ctrl.speech.board();
    help.judge();
    await expect.poll(said, SOON).toMatch(/^Уже/);
    expect(workers.all).toHaveLength(1);
  });

  it.each(CHANGES)('that is still looked for is dropped by %s, and what comes late is not heard', async (_, change) => {
    const page = await playing();
    page.ctrl.play.move(page.core.desk.session.legal().at(0));
    page.ctrl.play.move(page.core.desk.session.legal().at(0));
    page.ctrl.commands.undo();
    page.help.judge();
    await change(page);
    await settled();
    const before = page.said();
    expect(page.workers.last().ended).toBe(true);
    page.workers.last().tell(LOST);
    await settled();
    expect(page.help.judging.peek()).toBeUndefined();
    expect(page.said()).toBe(before);
  });

  it('and a hint are never looked for at once', async () => {
    const { help, workers } = await playing();
    help.judge();
    help.hint();
    const [first, second] = workers.all as [FakeHelper, FakeHelper];
    expect(workers.all).toHaveLength(2);
    expect(first.ended).toBe(true);
    first.tell(LOST);
    second.tell(SOME_HINT, first.asked[0]?.n);
    expect(help.judging.peek()).toBeUndefined();
    second.work();
    expect(help.hinted.peek()).toBeDefined();
  });
});

describe('where the game was lost', () => {
  it('is looked for from the moves made, told, and leads back there', async () => {
    const { ctrl, core, help, workers, said } = await playing();
    for (let n = 0; n < 40 && core.desk.session.legal().count > 0; n++) ctrl.play.move(core.desk.session.legal().at(0));
    const { session } = core.desk;
    const of = session.here.depth;
    help.lookBack();
    expect(asked<TurningAsked>(workers.last())).toMatchObject({ kind: 'turning', moves: session.moves });
    workers.last().tell({ kind: 'looked', looked: { places: 3, nodes: 500 } });
    expect(help.back.peek()).toEqual({ of, looked: { places: 3, nodes: 500 } });
    workers.last().tell({ kind: 'turning', turning: { won: 2, lost: 3 } });
    expect(said()).toBe(`Ещё сходилось после хода 2 из ${of}. Ход 3 всё решил.`);
    ctrl.commands.goTo(placeAfter(session, 2));
    expect(session.here.depth).toBe(2);
    expect(help.back.peek()).toBeUndefined();
    ctrl.commands.redo();
    expect(session.here.depth).toBe(3);
  });

  it.each([
    [{ won: undefined, lost: 0 }, 'Этот расклад не мог сойтись: проверены все пути.'],
    [{ won: undefined, lost: 2 }, 'Неизвестно: такого хода не нашлось, но проверено не всё.'],
    [{ won: 0, lost: undefined }, 'Сходилось с самого начала расклада. Сходилось ли и позже, неизвестно.'],
    [{ won: 3, lost: undefined }, 'Отсюда ещё сходится: ничего не потеряно.'],
  ])('%o is told', async (turning, text) => {
    const { ctrl, core, help, workers, said } = await playing();
    for (let n = 0; n < 3; n++) ctrl.play.move(core.desk.session.legal().at(0));
    help.lookBack();
    workers.last().tell({ kind: 'turning', turning });
    expect(said()).toBe(text);
  });

  it('scenario 108: goes with the position', async () => {
    const { ctrl, core, help, workers } = await playing();
    ctrl.play.move(core.desk.session.legal().at(0));
    help.lookBack();
    const first = workers.last();
    ctrl.commands.undo();
    expect([help.back.peek(), first.ended]).toEqual([undefined, true]);
  });
});

describe('without a worker', () => {
  it.each(['hint', 'judge'] as const)('%s says so once and leaves the table as it was', async (what) => {
    const { core, help, said } = await playing();
    const refusing = await openPage(device());
    refusing.help[what]();
    await vi.waitFor(() => expect(refusing.core.said.peek().text).not.toBe(''), SOON);
    expect(refusing.core.said.peek().text).toMatch(/^Подсказать не удалось/);
    expect(refusing.help.judging.peek()).toBeUndefined();
    expect(core.notices.peek()).toEqual([]);
    expect(help.judging.peek()).toBeUndefined();
    expect(said()).not.toMatch(/^Подсказать/);
  });

  it.each(['hint', 'judge'] as const)('that died, %s says so and works with a new one', async (what) => {
    const { core, help, workers, said } = await playing();
    help[what]();
    workers.last().die();
    expect(said()).toMatch(/^Подсказать не удалось/);
    expect(core.toast.peek()?.text).toBe(said());
    expect(help.judging.peek()).toBeUndefined();
    help.hint();
    workers.last().work();
    expect(workers.all).toHaveLength(2);
    expect(help.hinted.peek()).toBeDefined();
  });
});

describe('where nothing is decided', () => {
  it('no help is offered: the cards play themselves', async () => {
    const { core, help, workers, said } = await playing('wish');
    expect(help.offered(core.desk.session)).toBe(false);
    help.hint();
    expect(said()).toMatch(/^Решать здесь нечего/);
    help.judge();
    expect(workers.all).toEqual([]);
  });
});
