import { formatLink, type Patience } from 'pasyans';
import { loadPatience, patienceIds } from 'pasyans/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedGame } from '../storage/saved-game.ts';
import { type Device, device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';
import { gameOf, sessionOf } from './open-games.ts';

/** The patiences that cannot be fetched, and those that come only when they are let through. */
const net = vi.hoisted(() => ({ cut: new Set<string>(), slow: new Map<string, Promise<void>>() }));

vi.mock('pasyans/catalogue', async (original) => {
  const real = await original<typeof import('pasyans/catalogue')>();
  return {
    ...real,
    async loadPatience(id: string): Promise<Patience | undefined> {
      await net.slow.get(id);
      if (net.cut.has(id)) throw new TypeError('Failed to fetch');
      return real.loadPatience(id);
    },
  };
});

beforeEach(() => {
  localStorage.clear();
  net.cut.clear();
  net.slow.clear();
});

const [first = '', second = '', , fourth = ''] = patienceIds;
const onTable = ({ core }: Ctrl): string => core.desk.session.game.patience.id;
const shelf = (on: Device): string => JSON.stringify([...on.db.rows.values()]);
const kept = (on: Device): SavedGame => [...on.db.rows.values()][0] as SavedGame;
const notLoaded = ({ core }: Ctrl): boolean => core.notices.value.at(-1)?.text(core.words.value) === core.words.value.notLoaded;

/** A patience comes over the net only when the function given back is called. */
function delay(id: string): () => void {
  let arrive = (): void => {};
  net.slow.set(id, new Promise((resolve) => (arrive = resolve)));
  return arrive;
}

const linkTo = async (id: string): Promise<string> => `#${formatLink(sessionOf(gameOf((await loadPatience(id)) as Patience, {}), 5))}`;

/** Opens a page and makes two steps in the first patience. */
async function played(on: Device): Promise<Ctrl> {
  const ctrl = await openPage(on);
  for (let i = 0; i < 2; i++) ctrl.play.step();
  await settled();
  return ctrl;
}

async function tryAgain({ core }: Ctrl): Promise<void> {
  core.notices.value.at(-1)?.acts[0]?.run();
  await vi.waitFor(() => expect(core.desk.session.game.patience.id).toBe(second));
}

describe('a patience that cannot be fetched', () => {
  it('leaves the table as it is when it is chosen, and can be tried again', async () => {
    const ctrl = await played(device());
    const before = ctrl.core.desk.session;
    net.cut.add(second);
    await ctrl.commands.choose(second);
    expect([ctrl.core.desk.session, before.here.depth, notLoaded(ctrl)]).toEqual([before, 2, true]);
    net.cut.clear();
    await tryAgain(ctrl);
    ctrl.commands.undo();
    expect(ctrl.core.desk.session).toBe(before);
  });

  it('leaves the table as it is when a link names it, and the link is not lost', async () => {
    const link = `#${formatLink(sessionOf(gameOf((await loadPatience(second)) as Patience), 77))}`;
    const ctrl = await played(device());
    net.cut.add(second);
    await ctrl.share.openLink(link);
    expect([onTable(ctrl), ctrl.core.desk.session.here.depth, notLoaded(ctrl)]).toEqual([first, 2, true]);
    net.cut.clear();
    await tryAgain(ctrl);
    expect(ctrl.core.desk.session.deal.id).toBe(77);
  });

  it('leaves a kept game on the shelf', async () => {
    const on = device();
    const ctrl = await openPage(on);
    await ctrl.commands.choose(second);
    await settled();
    const game = kept(on);
    await ctrl.commands.choose(first);
    const other = await openPage(device());
    net.cut.add(second);
    await other.kept.resume(game);
    expect([onTable(other), notLoaded(other)]).toEqual([first, true]);
    net.cut.clear();
    await tryAgain(other);
  });

  it('keeps the app from opening over its game, which is there as it was when the network is', async () => {
    const on = device();
    await played(on);
    const before = shelf(on);
    net.cut.add(first);
    await expect(openPage(on)).rejects.toThrow('fetch');
    await settled();
    expect([shelf(on), on.db.aside]).toEqual([before, []]);
    net.cut.clear();
    const again = await openPage(on);
    expect([onTable(again), again.core.desk.session.here.depth]).toEqual([first, 2]);
  });
});

describe('choosing', () => {
  it('lays out the patience chosen last, whichever comes first', async () => {
    const ctrl = await openPage(device());
    const arrive = delay(second);
    const slow = ctrl.commands.choose(second);
    await ctrl.commands.choose(fourth);
    arrive();
    await slow;
    expect(onTable(ctrl)).toBe(fourth);
  });

  it('asked for by a link that comes late is not laid over the one of a later link', async () => {
    const ctrl = await openPage(device());
    const [late, soon] = [await linkTo(second), await linkTo(fourth)];
    const arrive = delay(second);
    const slow = ctrl.share.openLink(late);
    await ctrl.share.openLink(soon);
    arrive();
    await slow;
    expect(onTable(ctrl)).toBe(fourth);
  });

  it('asked for by a link is not given up because another page has opened one meanwhile', async () => {
    const [ctrl, other] = [await openPage(device()), await openPage(device())];
    const [late, soon] = [await linkTo(second), await linkTo(fourth)];
    const arrive = delay(second);
    const slow = ctrl.share.openLink(late);
    await other.share.openLink(soon);
    arrive();
    await slow;
    expect([ctrl, other].map(onTable)).toEqual([second, fourth]);
  });

  it('takes the deal and the options that are given, else those dealt with before', async () => {
    const ctrl = await openPage(device());
    await ctrl.commands.choose(second, { options: { targets: 'whole-suit' }, deal: 20250620 });
    expect([ctrl.core.desk.session.deal.id, ctrl.core.desk.session.game.options['targets']]).toEqual([20250620, 'whole-suit']);
    await ctrl.commands.choose(second);
    expect(ctrl.core.desk.session.game.options['targets']).toBe('whole-suit');
    await ctrl.commands.choose(second, { options: {}, deal: 1 });
    expect(ctrl.core.desk.session.game.options['targets']).toBe('ten-to-ace');
  });

  it('by surprise takes any of those offered but the one on the table; where there is no other, none', async () => {
    let random = 0;
    const ctrl = await openPage(device(), { random: () => random });
    const seen = new Set<string>();
    for (; random < 4; random++) {
      const before = onTable(ctrl);
      await ctrl.commands.surprise([first, second, fourth]);
      expect([first, second, fourth].filter((id) => id !== before)).toContain(onTable(ctrl));
      seen.add(onTable(ctrl));
    }
    expect(seen.size).toBeGreaterThan(1);
    const { session } = ctrl.core.desk;
    await ctrl.commands.surprise([onTable(ctrl)]);
    await ctrl.commands.surprise([]);
    expect(ctrl.core.desk.session).toBe(session);
  });
});
