import { effect } from '@preact/signals';
import { formatLink, formatRecord, patiences } from 'pasyans';
import { beforeEach, describe, expect, it } from 'vitest';
import { endName } from '../journal/end.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { device, openPage, settled } from './ctrl.testkit.ts';
import {
  bothWays,
  ends,
  entered,
  figures,
  finished,
  idOf,
  lay,
  MARRIAGE,
  patience,
  playAll,
  reopened,
  rowsOf,
  sessionOfRecord,
  WISH,
} from './journal.testkit.ts';
import { gameOf, sessionOf } from './open-games.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

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
