import { effect } from '@preact/signals';
import { DRAW, findPatience, formatLink, fromOf, nextToCollect, type Patience, parseRecord, REDEAL } from 'pasyans';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareWords } from '../views/share.words.ts';
import { type Device, device, openPage, settled } from './ctrl.testkit.ts';
import { gameOf, sessionOf } from './open-games.ts';
import { sharing } from './sharing.ts';

const patience = (id: string): Patience => findPatience(id) as Patience;

interface Row {
  readonly id: string;
  readonly record: string;
  readonly before?: string;
  readonly finished: boolean;
  readonly moves: number;
}
const rows = (on: Device): Row[] => [...on.db.rows.values()] as Row[];

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

/** Opens a page with a game of this patience on the table, nothing else kept. */
async function playing(id: string, on: Device = device()) {
  const ctrl = await openPage(on);
  ctrl.commands.deal(patience(id), { deal: 5, options: {} });
  await settled();
  return { ctrl, on };
}

describe('autosave', () => {
  it('is on its way before anything moves on the screen', async () => {
    const { ctrl, on } = await playing('wish');
    let savedAtChange = false;
    const stop = effect(() => {
      ctrl.core.session();
      savedAtChange = Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('next'));
    });
    ctrl.play.step();
    expect(savedAtChange).toBe(true);
    stop();
    await settled();
    expect(rows(on).find((row) => row.moves === 1)?.record).toContain('next');
  });

  it('a move is heard of once, with all that goes with it', async () => {
    const { ctrl } = await playing('will-it-come-true');
    const { core } = ctrl;
    let heard = 0;
    const stop = effect(() => {
      core.session();
      core.held.value;
      core.toast.value;
      heard++;
    });
    core.held.value = { pile: 0, index: 0 };
    core.show({ text: 'words' });
    heard = 0;
    ctrl.play.move(core.desk.session.legal().at(0));
    expect([heard, core.held.peek(), core.toast.peek()]).toEqual([1, undefined, undefined]);
    stop();
  });

  it('opens the game again exactly, with undo and redo', async () => {
    const { ctrl, on } = await playing('will-it-come-true');
    for (let i = 0; i < 5; i++) ctrl.play.move(ctrl.core.desk.session.legal().at(0));
    ctrl.commands.undo();
    await settled();
    const again = await openPage(on);
    const { session } = again.core.desk;
    expect(session.seen()).toEqual(ctrl.core.desk.session.seen());
    expect(session.here.depth).toBe(4);
    expect(session.canRedo).toBe(true);
  });

  it('loses nothing when the page dies before the database has answered', async () => {
    const { ctrl, on } = await playing('wish');
    on.db.failWrites = 99;
    ctrl.play.step();
    ctrl.play.step();
    await settled();
    on.db.failWrites = 0;
    expect((await openPage(on)).core.desk.session.here.depth).toBe(2);
  });

  it('makes no entry of what changes nothing', async () => {
    const { ctrl } = await playing('will-it-come-true');
    const { session } = ctrl.core.desk;
    const top = (name: string): number => session.game.pileNumbers.get(name) as number;
    ctrl.play.touch(top('t3'), 0);
    ctrl.play.drop(top('t2'), 0, [top('t2')]);
    ctrl.play.drop(top('t2'), 0, []);
    ctrl.play.touch(top('t2'), 0);
    ctrl.play.cancel();
    ctrl.play.touch(top('f3'), undefined);
    expect(session.here.depth).toBe(0);
    expect(session.root.children).toEqual([]);
  });
});

describe('storage that fails', () => {
  it('a reading that fails once is tried again', async () => {
    const { ctrl, on } = await playing('wish');
    ctrl.play.step();
    await settled();
    on.db.failReads = 1;
    const again = await openPage(on);
    expect(again.core.desk.session.here.depth).toBe(1);
    expect(again.core.notices.value).toEqual([]);
  });

  it('what could not be read is not taken for nothing and not written over', async () => {
    const { ctrl, on } = await playing('wish');
    ctrl.play.step();
    await settled();
    const before = rows(on).find((row) => row.moves === 1) as Row;
    on.db.failReads = 2;
    const again = await openPage(on);
    again.play.step();
    await settled();
    expect(on.db.rows.get(before.id)).toMatchObject({ record: before.record });
    expect(texts(again)).toEqual([again.core.words.value.storageUnread]);
  });

  it('a full disk is told once, and play goes on', async () => {
    const { ctrl, on } = await playing('wish');
    on.db.error = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    on.db.failWrites = 99;
    ctrl.play.step();
    ctrl.play.step();
    await settled();
    expect(ctrl.core.desk.session.here.depth).toBe(2);
    expect(texts(ctrl)).toEqual([ctrl.core.words.value.storageFull]);
  });

  it('a damaged save falls back to the one before', async () => {
    const { ctrl, on } = await playing('wish');
    ctrl.play.step();
    ctrl.play.step();
    await settled();
    const row = rows(on).find((one) => one.moves === 2) as Row;
    on.db.rows.set(row.id, { ...row, record: row.record.slice(0, 30) });
    const again = await openPage(on);
    expect(again.core.desk.session.here.depth).toBe(1);
    expect(texts(again)).toEqual([again.core.words.value.damagedRecovered]);
  });

  it('a save damaged through and through is laid aside; the app opens', async () => {
    const { ctrl, on } = await playing('wish');
    ctrl.play.step();
    await settled();
    const row = rows(on).find((one) => one.moves === 1) as Row;
    on.db.rows.set(row.id, { ...row, record: 'rubbish', before: 'rubbish' });
    const again = await openPage(on);
    await settled();
    expect(again.core.desk.session.here.depth).toBe(0);
    expect(texts(again)).toEqual([again.core.words.value.damagedSave]);
    expect(on.db.aside).toEqual(['rubbish']);
    expect(on.db.rows.has(row.id)).toBe(false);
  });

  it('a game that broke the page twice is left alone the third time', async () => {
    const { ctrl, on } = await playing('wish');
    ctrl.play.step();
    await settled();
    await openPage(on);
    await openPage(on);
    const third = await openPage(on);
    expect(third.core.desk.session.here.depth).toBe(0);
    expect(texts(third)).toEqual([third.core.words.value.notOpened]);
    await third.kept.resume(rows(on).find((row) => row.moves === 1) as never);
    expect(third.core.desk.session.here.depth).toBe(1);
  });
});

describe('two tabs', () => {
  it('that play one game part: neither writes over the other', async () => {
    const { ctrl: first, on } = await playing('will-it-come-true');
    first.play.move(first.core.desk.session.legal().at(0));
    await settled();
    const second = await openPage(on);
    for (let i = 0; i < 3; i++) second.play.move(second.core.desk.session.legal().at(0));
    first.commands.undo();
    await settled();
    expect(texts(first)).toEqual([first.core.words.value.otherTab]);
    const moves = rows(on).map((row) => row.moves);
    expect(moves).toContain(4);
    expect(moves).toContain(0);
  });
});

describe('commands', () => {
  it('a new game can be undone, exactly, and redone', async () => {
    const { ctrl } = await playing('will-it-come-true');
    ctrl.play.move(ctrl.core.desk.session.legal().at(0));
    const before = ctrl.core.desk.session;
    ctrl.commands.newDeal();
    expect(ctrl.core.desk.session).not.toBe(before);
    ctrl.commands.undo();
    expect(ctrl.core.desk.session).toBe(before);
    expect(before.here.depth).toBe(1);
    ctrl.commands.redo();
    expect(ctrl.core.desk.session).not.toBe(before);
  });

  it('a card seen and put back by undo is remembered', async () => {
    const { ctrl, on } = await playing('wish');
    ctrl.play.step();
    ctrl.commands.undo();
    expect(ctrl.core.meta(ctrl.core.desk.session).peeked).toBe(true);
    await settled();
    const again = await openPage(on);
    expect(again.core.meta(again.core.desk.session).peeked).toBe(true);
  });

  it('where all lies open there is nothing to peek at', async () => {
    const { ctrl } = await playing('potocki');
    ctrl.play.move(ctrl.core.desk.session.legal().at(0));
    ctrl.commands.undo();
    expect(ctrl.core.meta(ctrl.core.desk.session).peeked).toBe(false);
  });

  it('a change of language keeps the game', async () => {
    const { ctrl } = await playing('wish');
    ctrl.play.step();
    const { session } = ctrl.core.desk;
    await ctrl.core.speak('en');
    expect(ctrl.core.words.value.undo).toBe('Undo');
    expect(ctrl.core.desk.session).toBe(session);
    expect(session.here.depth).toBe(1);
  });

  it('collects by itself only when told to, only what cannot hurt, and as one with the move', async () => {
    const { ctrl } = await playing('cotillion');
    const { session } = ctrl.core.desk;
    const turnAll = (): number => {
      let drawn = 0;
      for (; drawn < 60; drawn++)
        ctrl.play.move(
          session
            .legal()
            .toArray()
            .find((m) => (m & 15) === DRAW) as number,
        );
      return drawn;
    };
    expect([turnAll(), session.here.depth]).toEqual([60, 60]);
    ctrl.commands.restart();
    ctrl.core.settings.change({ autoCollect: true });
    const drawn = turnAll();
    expect(session.here.depth).toBeGreaterThan(drawn);
    expect(nextToCollect(session.game, session.table, 'harmless')).toBeUndefined();
    for (let n = 0; n < drawn; n++) ctrl.commands.undo();
    expect(session.here.depth).toBe(0);
  });

  it('asks before a redeal while a card still fits, and deals on as one', async () => {
    const { ctrl } = await playing('square');
    const { session } = ctrl.core.desk;
    ctrl.play.dealOn();
    expect(session.here.depth).toBeGreaterThan(1);
    ctrl.commands.undo();
    expect(session.here.depth).toBe(0);
    for (let n = 0; n < 104; n++) ctrl.play.dealOn();
    const gather = session
      .legal()
      .toArray()
      .find((m) => (m & 15) === REDEAL) as number;
    const { depth } = session.here;
    ctrl.play.move(gather);
    expect([ctrl.core.question.value?.kind, session.here.depth]).toEqual(['sure', depth]);
    ctrl.play.sure(gather);
    expect([ctrl.core.question.value, session.here.depth]).toEqual([undefined, depth + 1]);
  });

  it('a double tap of a card that one touch has sent off does not send off the one under it', async () => {
    const { ctrl } = await playing('egyptian-pyramid');
    ctrl.core.settings.change({ oneTouch: true });
    const { session } = ctrl.core.desk;
    const m = nextToCollect(session.game, session.table) as number;
    const touch = (again: boolean): void => ctrl.play.touch(fromOf(m), session.table.height(fromOf(m)) - 1, again);
    touch(false);
    expect(session.moves).toEqual([m]);
    touch(true);
    touch(true);
    expect([session.moves, ctrl.core.held.peek(), ctrl.core.toast.peek()]).toEqual([[m], undefined, undefined]);
    touch(false);
    // The card that lay under it is another matter: it is taken up, sent off or refused.
    expect([session.moves.length > 1, ctrl.core.held.peek() !== undefined, ctrl.core.toast.peek() !== undefined]).toContain(true);
  });

  it('says why there is nothing to collect', async () => {
    const { ctrl } = await playing('potocki');
    ctrl.play.collect();
    await vi.waitFor(() => expect(ctrl.core.said.value.text).toContain('собирать нечего'));
    const { ctrl: other } = await playing('square');
    other.play.collect('harmless');
    await vi.waitFor(() => expect(other.core.said.value.text).toContain('никто не доказал'));
  });

  it('the run says where it arrives, not every card', async () => {
    const { ctrl } = await playing('wish');
    ctrl.core.settings.change({ pace: 'none' });
    const said: string[] = [];
    ctrl.core.said.subscribe(({ text }) => said.push(text));
    ctrl.play.runOut();
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said[1]).toMatch(/^Сделано: \d+ шаг/);
    expect(said[1]).toContain('Желание исполнится');
  });
});

describe('links', () => {
  it('open a new game; the one before is an undo away', async () => {
    const { ctrl } = await playing('will-it-come-true');
    ctrl.play.move(ctrl.core.desk.session.legal().at(0));
    const before = ctrl.core.desk.session;
    const linked = sessionOf(gameOf(patience('wish')), 77);
    linked.play(linked.legal().at(0));
    await ctrl.share.openLink(`#${formatLink(linked)}`);
    expect(ctrl.core.desk.session.deal.id).toBe(77);
    expect(ctrl.core.desk.session.here.depth).toBe(1);
    ctrl.commands.undo();
    ctrl.commands.undo();
    expect(ctrl.core.desk.session).toBe(before);
  });

  it('that are damaged say so and touch nothing', async () => {
    const { ctrl } = await playing('wish');
    ctrl.play.step();
    const { session } = ctrl.core.desk;
    await ctrl.share.openLink('#v=1&p=nothing&d=1');
    expect(ctrl.core.desk.session).toBe(session);
    expect(session.here.depth).toBe(1);
    expect(texts(ctrl)).toHaveLength(1);
  });

  it('that are damaged, one after another: the last one is told of, beside whatever else there is to tell', async () => {
    const { ctrl } = await playing('wish');
    const other = ctrl.core.words.value.storageFull;
    ctrl.core.notify(() => other);
    const last: string[] = [];
    for (const link of ['#v=1&p=nothing&d=1', '#/nowhere', '#v=99&p=wish&d=1', '#v=1&p=wish&r=1&d=0&s=1']) {
      await ctrl.share.openLink(link);
      expect(texts(ctrl)).toEqual([other, expect.any(String)]);
      last.push(texts(ctrl)[1] ?? '');
    }
    expect(new Set(last).size).toBe(4);
  });

  it('told of twice in the same words are told of once', async () => {
    const { ctrl } = await playing('wish');
    for (let n = 0; n < 2; n++) ctrl.core.notify((words) => words.loadFailed);
    expect(texts(ctrl)).toEqual([ctrl.core.words.value.loadFailed]);
  });

  it('tell of the game before only when there was one', async () => {
    const { ctrl } = await playing('wish');
    const link = `#${formatLink(sessionOf(gameOf(patience('wish')), 77))}`;
    await ctrl.share.openLink(link);
    expect(ctrl.core.toast.value).toBeUndefined();
    ctrl.play.step();
    await ctrl.share.openLink(link);
    expect(ctrl.core.toast.value?.text).toBe(shareWords.ru.linkOpened);
  });

  it('come back as they went', async () => {
    const { ctrl } = await playing('wish');
    ctrl.play.step();
    const { session } = ctrl.core.desk;
    await ctrl.share.openLink(new URL(sharing(ctrl.core, window).link() as string).hash);
    expect(ctrl.core.desk.session).not.toBe(session);
    expect(ctrl.core.desk.session.seen()).toEqual(session.seen());
  });
});

describe('files', () => {
  it('open as a new game, with all branches', async () => {
    const { ctrl } = await playing('will-it-come-true');
    ctrl.play.move(ctrl.core.desk.session.legal().at(0));
    ctrl.commands.undo();
    const { record } = ctrl.core.meta(ctrl.core.desk.session);
    await ctrl.share.openFile(new File([record ?? ''], 'game.pasyans'));
    expect(ctrl.core.desk.session.canRedo).toBe(true);
    expect(parseRecord(record ?? '', findPatience).ok).toBe(true);
  });

  it('that are no records say so', async () => {
    const { ctrl } = await playing('wish');
    const { session } = ctrl.core.desk;
    await ctrl.share.openFile(new File(['nothing of the kind'], 'x.txt'));
    expect(ctrl.core.desk.session).toBe(session);
    expect(texts(ctrl)[0]).toMatch(/^Открыть не удалось/);
  });
});

function texts({ core }: Awaited<ReturnType<typeof openPage>>): string[] {
  return core.notices.value.map((notice) => notice.text(core.words.value));
}
