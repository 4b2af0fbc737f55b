import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedGame } from '../storage/saved-game.ts';
import { device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';
import { ends, entered, figures, finished, idOf, lay, MARRIAGE, reopened, rowsOf, WISH } from './journal.testkit.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

const texts = ({ core }: Ctrl): readonly string[] => core.notices.value.map((notice) => notice.text(core.words.value));

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
