import { findPatience, formatLink, type Patience } from 'pasyans';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedGame } from '../storage/saved-game.ts';
import { type Device, device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';
import { gameOf, sessionOf } from './open-games.ts';

const patience = (id: string): Patience => findPatience(id) as Patience;
const seen = ({ core }: Ctrl) => core.desk.session.seen();
const deal = ({ core }: Ctrl): number | undefined => core.desk.session.deal.id;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

/** A page with two moves made in a game of a patience without choice. */
async function begun(on: Device): Promise<Ctrl> {
  const ctrl = await openPage(on);
  ctrl.core.settings.change({ pace: 'none' });
  ctrl.commands.deal(patience('wish'), { deal: 5, options: {} });
  for (let i = 0; i < 2; i++) ctrl.play.step();
  await settled();
  return ctrl;
}

async function finished(on: Device): Promise<Ctrl> {
  const ctrl = await begun(on);
  ctrl.play.runOut();
  await settled();
  expect(ctrl.core.desk.session.outcome()).toBeDefined();
  return ctrl;
}

/** What another tab remembers, apart from this one. */
function tabOfItsOwn(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
}

/** The shelf has been tidied: the newest games first, at last one put there that is older than all. */
const tidied = (on: Device) => vi.waitFor(() => expect(on.db.rows.has('old')).toBe(false));

async function reload(on: Device): Promise<Ctrl> {
  await settled();
  const ctrl = await openPage(on);
  await settled();
  return ctrl;
}

describe('after a reload, undo at the start of the deal', () => {
  it('leads back to the game a new one was opened over, and redo forward again', async () => {
    const on = device();
    const ctrl = await begun(on);
    const before = seen(ctrl);
    ctrl.commands.deal(patience('wish'), { deal: 6 });
    const again = await reload(on);
    expect([deal(again), again.core.desk.canUndo]).toEqual([6, true]);
    again.commands.undo();
    expect(seen(again)).toEqual(before);
    again.commands.redo();
    expect(deal(again)).toBe(6);
  });

  it('leads back to it from under a link, whose moves come first, and from a third patience', async () => {
    const on = device();
    const ctrl = await begun(on);
    const before = seen(ctrl);
    const linked = sessionOf(gameOf(patience('will-it-come-true')), 77);
    linked.play(linked.legal().at(0));
    await ctrl.share.openLink(`#${formatLink(linked)}`);
    const again = await reload(on);
    expect([deal(again), again.core.desk.session.here.depth]).toEqual([77, 1]);
    again.commands.undo();
    again.commands.undo();
    expect(seen(again)).toEqual(before);
  });

  it('passes over deals nobody touched', async () => {
    const on = device();
    const ctrl = await begun(on);
    for (const number of [6, 7, 8]) ctrl.commands.deal(patience('wish'), { deal: number });
    const again = await reload(on);
    expect(deal(again)).toBe(8);
    again.commands.undo();
    expect([deal(again), again.core.desk.session.here.depth]).toEqual([5, 2]);
  });

  it('and redo after it lead to the new game taken back before, touched or not, till play goes on', async () => {
    const on = device();
    let ctrl = await begun(on);
    for (const touched of [false, true]) {
      ctrl.commands.deal(patience('wish'), { deal: 6 });
      if (touched) {
        ctrl.play.step();
        ctrl.commands.undo();
      }
      ctrl.commands.undo();
      ctrl = await reload(on);
      expect([deal(ctrl), ctrl.core.desk.session.here.depth, ctrl.core.desk.canRedo]).toEqual([5, 2, true]);
      ctrl.commands.redo();
      expect([deal(ctrl), ctrl.core.desk.session.canRedo]).toEqual([6, touched]);
      ctrl = await reload(on);
      ctrl.commands.undo();
      expect(deal(ctrl)).toBe(5);
    }
    ctrl = await reload(on);
    expect(ctrl.core.desk.canRedo).toBe(true);
    ctrl.play.step();
    ctrl = await reload(on);
    expect([deal(ctrl), ctrl.core.desk.session.here.depth, ctrl.core.desk.canRedo]).toEqual([5, 3, false]);
  });

  it('leads to no game that was taken back and then played on with elsewhere', async () => {
    const on = device();
    const ctrl = await begun(on);
    ctrl.commands.deal(patience('wish'), { deal: 6 });
    ctrl.play.step();
    ctrl.commands.undo();
    ctrl.commands.undo();
    await settled();
    const tab = tabOfItsOwn();
    const there = await openPage(on, { tab });
    await there.kept.resume([...on.db.rows.values()].find((row) => (row as SavedGame).deal === 6) as SavedGame);
    there.play.step();
    await settled();
    localStorage.setItem('pasyans.last', ctrl.core.meta(ctrl.core.desk.session).id);
    const again = await openPage(on);
    expect([deal(again), again.core.desk.canRedo]).toEqual([5, false]);
  });

  it('leads as far back as one goes, one reload after another', async () => {
    const on = device();
    let ctrl = await begun(on);
    ctrl.commands.deal(patience('wish'), { deal: 6 });
    ctrl.play.step();
    ctrl.commands.deal(patience('wish'), { deal: 7 });
    ctrl = await reload(on);
    expect(deal(ctrl)).toBe(7);
    ctrl.commands.undo();
    ctrl = await reload(on);
    expect(deal(ctrl)).toBe(6);
    ctrl.commands.undo();
    ctrl.commands.undo();
    expect(deal(ctrl)).toBe(5);
  });

  it('has nowhere to lead when the row names no game, or one that is gone', async () => {
    const on = device();
    const ctrl = await begun(on);
    const { id } = ctrl.core.meta(ctrl.core.desk.session);
    ctrl.commands.deal(patience('wish'), { deal: 6 });
    await settled();
    on.db.rows.delete(id);
    const again = await reload(on);
    expect([deal(again), again.core.desk.canUndo, again.core.notices.value]).toEqual([6, false, []]);
  });
});

describe('a finished game', () => {
  it('is there after a reload as it was, is counted once and is not listed', async () => {
    const on = device();
    const ctrl = await finished(on);
    let ends = 0;
    await settled();
    const again = await openPage(on, { onEnd: () => ends++ });
    expect([again.core.desk.session.outcome(), ends]).toEqual([ctrl.core.desk.session.outcome(), 0]);
    expect(seen(again)).toEqual(seen(ctrl));
    expect(again.core.resultHidden.value).toBe(false);
    await again.kept.refresh();
    expect(again.kept.games.value).toEqual([]);
    again.commands.undo();
    expect(again.core.desk.session.outcome()).toBeUndefined();
  });

  it('is not cleared away by another tab while somebody may still look at it, but when a day has passed', async () => {
    const on = device();
    const ctrl = await finished(on);
    const { id } = ctrl.core.meta(ctrl.core.desk.session);
    const tab = tabOfItsOwn();
    const there = await openPage(on, { tab });
    for (const number of [77, 78]) {
      there.commands.deal(patience('wish'), { deal: number });
      there.play.step();
    }
    const day = 24 * 60 * 60 * 1000;
    for (const [now, kept] of [
      [day, true],
      [day + 2, false],
    ] as const) {
      await settled();
      on.db.rows.set('old', { ...(on.db.rows.get(id) as SavedGame), id: 'old', ended: false, savedAt: -1 });
      const again = await openPage(on, { tab, now: () => now });
      expect(deal(again)).toBe(78);
      await tidied(on);
      expect(on.db.rows.has(id)).toBe(kept);
    }
  });

  it('stays through a damaged link', async () => {
    const on = device();
    const ctrl = await finished(on);
    await settled();
    history.replaceState(undefined, '', '#v=1&p=wish&d=rubbish');
    const again = await openPage(on);
    expect(seen(again)).toEqual(seen(ctrl));
    expect([again.core.notices.value.length, location.hash]).toEqual([1, '']);
  });

  it('is an undo away from the deal after it', async () => {
    const on = device();
    const ctrl = await finished(on);
    const outcome = ctrl.core.desk.session.outcome();
    ctrl.commands.newDeal();
    const again = await reload(on);
    expect(again.core.desk.session.outcome()).toBeUndefined();
    again.commands.undo();
    expect(again.core.desk.session.outcome()).toEqual(outcome);
  });
});

describe('a scrap of a link', () => {
  it('is said once, leaves a bare address and touches nothing', async () => {
    for (const hash of ['#%zz', '#p=wish&r=1&d=16', '#wish']) {
      const on = device();
      const ctrl = await begun(on);
      history.replaceState(undefined, '', hash);
      const again = await openPage(on);
      expect(seen(again)).toEqual(seen(ctrl));
      const told = again.core.notices.value.map((notice) => notice.text(again.core.words.value));
      expect(told).toEqual([expect.stringMatching(/^Ссылку прочитать не удалось: .{10}/)]);
      expect(location.hash).toBe('');
    }
  });
});
