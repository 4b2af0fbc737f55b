import { effect } from '@preact/signals';
import { formatLink, formatRecord, patiences } from 'pasyans';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endName } from '../journal/end.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { type Device, device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';
import { bothWays, ends, entered, figures, idOf, lay, patience, playAll, reopened, sessionOfRecord } from './journal.testkit.ts';
import { gameOf, sessionOf } from './open-games.ts';

const WISH = 'wish';
const MARRIAGE = 'royal-marriage';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

/** A page on which a patience without choice has run to its end. */
async function finished(on: Device, deal = 5): Promise<Ctrl> {
  const ctrl = await openPage(on);
  lay(ctrl, WISH, deal);
  ctrl.play.runOut();
  return ctrl;
}

const rowsOf = (on: Device): readonly SavedGame[] => [...on.db.rows.values()] as SavedGame[];
const texts = ({ core }: Ctrl): readonly string[] => core.notices.value.map((notice) => notice.text(core.words.value));

describe('a game that ends', () => {
  it('is in the journal with all that is known of it', async () => {
    const on = device();
    const ctrl = await finished(on);
    const { session } = ctrl.core.desk;
    const [end] = await entered(on, 1);
    expect(end).toEqual({
      id: idOf(ctrl),
      end: endName(session.outcome()),
      patience: WISH,
      rev: session.game.patience.rev,
      options: session.game.options,
      relaxed: false,
      deal: 5,
      at: 1,
      moves: session.here.depth,
      undos: 0,
      peeked: false,
      taken: false,
      facts: session.game.rules.facts?.(session.table),
      record: formatRecord(session),
    });
  });

  it('is kept as ended before anything moves on the screen', async () => {
    const on = device();
    const ctrl = await openPage(on);
    lay(ctrl, WISH, 5);
    let drawn: unknown;
    const stop = effect(() => {
      if (ctrl.core.session().outcome() === undefined) return;
      const copy = JSON.parse(localStorage.getItem(`pasyans.game.${idOf(ctrl)}`) ?? '{}') as SavedGame;
      drawn = [copy.finished, copy.ended];
    });
    ctrl.play.runOut();
    expect(drawn).toEqual([true, true]);
    stop();
  });

  it('has a record that leads to its end, whatever the patience (scenarios 6, 10)', async () => {
    for (const { id } of patiences.filter(({ choice }) => choice === 'zero')) {
      const on = device();
      const ctrl = await openPage(on);
      lay(ctrl, id, 7);
      if (ctrl.core.question.peek()) ctrl.commands.answer('H');
      ctrl.play.runOut();
      const [end] = await entered(on, 1);
      const session = sessionOfRecord(end?.record ?? '');
      expect([id, endName(session.outcome()), session.seen()]).toEqual([id, end?.end, ctrl.core.desk.session.seen()]);
    }
  });

  it('is there once, however often the page is opened again (scenario 86)', async () => {
    const on = device();
    const ctrl = await finished(on);
    const found = await entered(on, 1);
    for (let n = 0; n < 3; n++) expect((await reopened(on)).core.desk.session.seen()).toEqual(ctrl.core.desk.session.seen());
    expect(await ends(on)).toEqual(found);
  });

  it('is there once, however often it is begun again and ended (scenario 90)', async () => {
    const on = device();
    const { deal, won } = bothWays(MARRIAGE);
    const ctrl = await openPage(on);
    lay(ctrl, MARRIAGE, deal);
    for (let n = 0; n < 3; n++) {
      playAll(ctrl, won);
      expect(ctrl.core.desk.session.outcome()?.result).toBe('won');
      ctrl.commands.restart();
    }
    await entered(on, 1);
    await reopened(on);
    expect(await figures(on)).toMatchObject([{ plays: 1, won: 1, streak: 1 }]);
  });

  it('counts as won when it was lost, taken back and won: that is noted, and not punished', async () => {
    const on = device();
    const { deal, lost, won } = bothWays(MARRIAGE);
    const ctrl = await openPage(on);
    lay(ctrl, MARRIAGE, deal);
    playAll(ctrl, lost);
    await entered(on, 1);
    ctrl.commands.undo();
    ctrl.commands.restart();
    playAll(ctrl, won);
    expect(await entered(on, 2)).toMatchObject([
      { end: 'lost', undos: 0 },
      { end: 'won', undos: 2 },
    ]);
    expect(await figures(on)).toMatchObject([{ plays: 1, won: 1, tookBack: 1 }]);
  });

  it('is kept apart when an option goes beyond the source (scenario 12)', async () => {
    const on = device();
    const spec = patiences.flatMap(({ id, options }) =>
      Object.entries(options).flatMap(([name, { values }]) =>
        values.filter(({ relaxed }) => relaxed).map(({ value }) => ({ id, name, value })),
      ),
    )[0];
    const ctrl = await openPage(on);
    lay(ctrl, spec?.id ?? '', 5, { [spec?.name ?? '']: spec?.value ?? '' });
    ctrl.play.move(ctrl.core.desk.session.legal().at(0));
    await settled();
    ctrl.commands.newDeal();
    await settled();
    await ctrl.kept.refresh();
    ctrl.kept.forget(ctrl.kept.games.value[0] as SavedGame);
    expect(await entered(on, 1)).toMatchObject([{ relaxed: true, end: 'abandoned' }]);
  });

  it('counts alike in both languages (scenario 92)', async () => {
    const on = device();
    const ctrl = await finished(on, 5);
    await entered(on, 1);
    const before = await figures(on);
    await ctrl.core.speak('en');
    expect(await figures(on)).toEqual(before);
    lay(ctrl, WISH, 6);
    ctrl.play.runOut();
    await entered(on, 2);
    expect(await figures(on)).toMatchObject([{ patience: WISH, plays: 2 }]);
  });

  it('takes its wish and its seal along, over a reload too', async () => {
    const on = device();
    const ctrl = await openPage(on);
    lay(ctrl, WISH, 5);
    ctrl.core.meta(ctrl.core.desk.session).ritual = { wish: 'Чтобы дождь кончился', sealed: 'ab12' };
    ctrl.play.step();
    const again = await reopened(on);
    again.play.runOut();
    expect(await entered(on, 1)).toMatchObject([{ ritual: { wish: 'Чтобы дождь кончился', sealed: 'ab12' } }]);
  });
});

describe('nothing is lost', () => {
  it('when the page is closed before the journal has answered', async () => {
    const on = device();
    on.journal.fails = 99;
    await finished(on);
    await settled();
    on.journal.fails = 0;
    expect(await ends(on)).toEqual([]);
    await reopened(on);
    expect(await ends(on)).toHaveLength(1);
  });

  it('when it is killed between any two writes (scenario 84)', async () => {
    for (let most = 0; most < 8; most++) {
      localStorage.clear();
      const on = device();
      const [put, use] = [on.db.put, on.journal.use];
      let writes = 0;
      const dies = (): boolean => ++writes > most;
      on.db.put = async (row) => (dies() ? Promise.reject(new Error('dead')) : put(row));
      on.journal.use = async (work) => (dies() ? Promise.reject(new Error('dead')) : use(work));
      const ctrl = await finished(on);
      await settled();
      Object.assign(on.db, { put });
      Object.assign(on.journal, { use });
      const again = await reopened(on);
      expect(again.core.desk.session.seen()).toEqual(ctrl.core.desk.session.seen());
      expect(await ends(on)).toHaveLength(1);
    }
  });

  it('when a finished game leaves the shelf: it goes only when it has been entered', async () => {
    const on = device();
    const ctrl = await finished(on);
    const id = idOf(ctrl);
    await entered(on, 1);
    lay(ctrl, WISH, 6);
    ctrl.play.step();
    lay(ctrl, WISH, 7);
    ctrl.play.step();
    await settled();
    const later = { now: () => 1 + 2 * 24 * 60 * 60 * 1000 };
    on.journal.fails = 2;
    await openPage(on, later);
    await vi.waitFor(() => expect(on.journal.fails).toBeLessThan(1));
    await settled();
    expect(on.db.rows.has(id)).toBe(true);
    on.journal.fails = 0;
    await openPage(on, later);
    await vi.waitFor(() => expect(on.db.rows.has(id)).toBe(false));
    expect(await ends(on)).toHaveLength(1);
  });

  it('when reading fails: that is not an empty journal, and nothing is written back (scenario 94)', async () => {
    const on = device();
    const ctrl = await finished(on);
    const before = await entered(on, 1);
    const journal = await ctrl.journal();
    on.journal.fails = 1;
    expect((await journal.read())?.ends).toEqual(before);
    on.journal.fails = 2;
    expect(await journal.read()).toBeUndefined();
    lay(ctrl, WISH, 6);
    ctrl.play.runOut();
    expect(await entered(on, 2)).toEqual(expect.arrayContaining([...before]));
  });

  it('of a game that was finished before there was a journal', async () => {
    const on = device();
    on.journal.fails = 99;
    await finished(on);
    await settled();
    const rows = rowsOf(on).map(({ ended: _e, taken: _t, undos: _u, copyOf: _c, ritual: _r, ...row }) => row);
    for (const row of rows) on.db.rows.set(row.id, row);
    on.journal.fails = 0;
    await reopened(on);
    expect(await ends(on)).toMatchObject([{ patience: WISH, taken: false, undos: 0 }]);
  });

  it('when there is no room: that is said once, and play goes on', async () => {
    const on = device();
    on.journal.error = new DOMException('full', 'QuotaExceededError');
    on.db.error = on.journal.error;
    on.journal.fails = 99;
    on.db.failWrites = 99;
    const ctrl = await finished(on);
    await vi.waitFor(() => expect(texts(ctrl)).toEqual([ctrl.core.words.value.storageFull]));
    lay(ctrl, WISH, 6);
    ctrl.play.runOut();
    await settled();
    expect(ctrl.core.desk.session.outcome()).toBeDefined();
    expect(texts(ctrl)).toHaveLength(1);
  });
});

describe('a game that does not end', () => {
  it('is unfinished, not abandoned, as long as it can be gone on with: under a new one, on the shelf, by undo', async () => {
    const on = device();
    const ctrl = await openPage(on);
    lay(ctrl, WISH, 5);
    ctrl.play.step();
    const id = idOf(ctrl);
    lay(ctrl, MARRIAGE, 6);
    const again = await reopened(on);
    expect(await ends(on)).toEqual([]);
    again.commands.undo();
    expect(idOf(again)).toBe(id);
    again.play.runOut();
    expect(await entered(on, 1)).toMatchObject([{ id }]);
    expect(await figures(on)).toMatchObject([{ plays: 1, abandoned: 0 }]);
  });

  it('is abandoned when the player takes it off the list', async () => {
    const on = device();
    const ctrl = await openPage(on);
    lay(ctrl, WISH, 5);
    ctrl.play.step();
    const id = idOf(ctrl);
    lay(ctrl, MARRIAGE, 6);
    await settled();
    await ctrl.kept.refresh();
    ctrl.kept.forget(ctrl.kept.games.value[0] as SavedGame);
    expect(await entered(on, 1)).toMatchObject([{ id, end: 'abandoned', moves: 1 }]);
    await vi.waitFor(() => expect(on.db.rows.has(id)).toBe(false));
    expect(await figures(on)).toMatchObject([{ plays: 0, abandoned: 1 }]);
  });

  it('is abandoned when it is the oldest of too many', async () => {
    const on = device();
    const ctrl = await openPage(on);
    lay(ctrl, WISH, 5);
    ctrl.play.step();
    await settled();
    const row = rowsOf(on).find(({ moves }) => moves === 1) as SavedGame;
    for (let n = 0; n < 62; n++) on.db.rows.set(`old-${n}`, { ...row, id: `old-${n}`, savedAt: 1 - n });
    await reopened(on);
    expect((await ends(on)).map(({ id, end }) => `${id} ${end}`).sort()).toEqual(['old-60 abandoned', 'old-61 abandoned']);
  });

  it('without a move is no game', async () => {
    const on = device();
    const ctrl = await openPage(on);
    for (const deal of [5, 6, 7]) lay(ctrl, WISH, deal);
    await reopened(on);
    expect(await ends(on)).toEqual([]);
  });

  it('that was abandoned in one tab and ended in another is ended', async () => {
    const on = device();
    const ctrl = await openPage(on);
    lay(ctrl, WISH, 5);
    ctrl.play.step();
    await settled();
    const row = rowsOf(on).find(({ moves }) => moves === 1) as SavedGame;
    ctrl.kept.forget(row);
    await entered(on, 1);
    ctrl.play.runOut();
    await entered(on, 2);
    expect(await figures(on)).toMatchObject([{ plays: 1, abandoned: 0 }]);
  });
});

describe('two tabs', () => {
  it('that play one game to its end have played one game', async () => {
    const on = device();
    const one = await openPage(on);
    lay(one, WISH, 5);
    one.play.step();
    await settled();
    const other = await openPage(on);
    other.play.step();
    one.play.runOut();
    other.play.runOut();
    await entered(on, 1);
    await reopened(on);
    expect(new Set(rowsOf(on).map(({ id }) => id)).size).toBeGreaterThan(1);
    expect(await figures(on)).toMatchObject([{ plays: 1 }]);
  });
});

describe('a game from elsewhere', () => {
  const linked = (moves: number) => {
    const session = sessionOf(gameOf(patience(WISH)), 77);
    for (let n = 0; n < moves && session.legal().count > 0; n++) session.play(session.legal().at(0));
    return session;
  };

  it('that came finished is looked at, not played', async () => {
    const on = device();
    const ctrl = await openPage(on);
    await ctrl.share.openLink(`#${formatLink(linked(99))}`);
    expect(ctrl.core.desk.session.outcome()).toBeDefined();
    ctrl.commands.undo();
    ctrl.commands.redo();
    await reopened(on);
    expect(await ends(on)).toEqual([]);
  });

  it('that came with moves and ends here is entered, and kept apart', async () => {
    const on = device();
    const ctrl = await openPage(on);
    await ctrl.share.openFile(new File([formatRecord(linked(2))], 'x'));
    const again = await reopened(on);
    again.core.settings.change({ pace: 'none' });
    again.play.runOut();
    expect(await entered(on, 1)).toMatchObject([{ deal: 77, taken: true }]);
    expect(await figures(on)).toMatchObject([{ plays: 0, taken: 1 }]);
  });

  it('that is a bare deal is a game like any other', async () => {
    const on = device();
    const ctrl = await openPage(on);
    ctrl.core.settings.change({ pace: 'none' });
    await ctrl.share.openLink(`#${formatLink(linked(0))}`);
    ctrl.play.runOut();
    expect(await entered(on, 1)).toMatchObject([{ deal: 77, taken: false }]);
  });
});

describe('a game struck out', () => {
  it('stays out: over a reload, with its finished game on the shelf, and when it is ended again', async () => {
    const on = device();
    const ctrl = await finished(on);
    const [end] = await entered(on, 1);
    const journal = await ctrl.journal();
    const undo = await journal.strike(end?.id ?? '');
    const again = await reopened(on);
    again.commands.undo();
    again.play.runOut();
    await reopened(on);
    expect(await ends(on)).toEqual([]);
    expect(await undo?.()).toBe(true);
    expect(await ends(on)).toEqual([end]);
  });

  it('changes nothing where it fails', async () => {
    const on = device();
    const ctrl = await finished(on);
    const before = await entered(on, 1);
    const journal = await ctrl.journal();
    on.journal.fails = 2;
    expect(await journal.strike(before[0]?.id ?? '')).toBeUndefined();
    expect(await ends(on)).toEqual(before);
  });
});
