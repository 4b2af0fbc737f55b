import { dealNumber, faceOf, findPatience, openGame, type Patience, patiences, Session, writeLayout } from 'pasyans';
import { beforeEach, describe, expect, it } from 'vitest';
import { isLaid } from '../journal/end.ts';
import { layoutWords } from '../views/layout.words.ts';
import { device, openPage } from './ctrl.testkit.ts';
import { ends, entered, figures, reopened } from './journal.testkit.ts';
import { beginAt, facesOf, type Laying, laying } from './laying.ts';
import { gameOf } from './open-games.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

const tableOf = (id: string): Laying => laying(gameOf(findPatience(id) as Patience));

/** Lays a dealt table card by card, as somebody does who sees only its open cards. */
function layLike(table: Laying, deal: number): Session {
  const session = new Session(table.game, dealNumber(table.game.rules.pack, deal));
  table.game.rules.piles.forEach((_, pile) => {
    for (let i = 0; i < session.table.height(pile); i++) {
      const card = session.table.at(pile, i);
      table.goTo(pile);
      if (session.table.isUp(card)) {
        if (!table.nextUp()) table.turn(true);
        table.put(faceOf(card));
      } else table.put(undefined);
    }
  });
  return session;
}

describe.each(patiences)('$id', (patience) => {
  it('is laid out as it lies after the deal, and begun', () => {
    const table = laying(gameOf(patience));
    const dealt = layLike(table, 7);
    expect(table.missing()).toBe(0);
    const begun = beginAt(table.game, table.text('en'), 7);
    if (!begun.ok) throw new Error(begun.fault.text.en);
    const closed = (text: string): string => text.replace(/\[\w+\]/g, '[?]');
    expect(closed(writeLayout(table.game, begun.value.table))).toBe(closed(writeLayout(table.game, dealt.table)));
  });

  it('has words for what it counts', () => {
    for (const { counterNames } of Object.values(layoutWords))
      for (const name of gameOf(patience).rules.counters ?? []) expect(counterNames[name], name).toBeDefined();
  });
});

describe('a table being laid', () => {
  it('goes on to the next pile when one has its cards; back with undo', () => {
    const table = tableOf('will-it-come-true');
    const [first = [], second = []] = facesOf(table.game);
    const at = (): string | undefined => table.game.rules.piles[table.draft.value.pile]?.name;
    expect([at(), table.nextUp()]).toEqual(['f1', true]);
    expect(table.put(first[0])).toBe(true);
    expect(table.put(first[0])).toBe(false);
    expect([at(), table.left(first[0] ?? 0), table.missing()]).toEqual(['t1', 0, 35]);
    table.put(second[0]);
    table.undo();
    expect([at(), table.text('en'), table.canUndo.value]).toEqual(['t1', 'f1: 6H', true]);
    table.onward(-1);
    table.takeOff();
    expect([at(), table.text('en')]).toEqual(['f1', '']);
  });

  it('takes no more cards on a pile than it holds, and each card once for every pack', () => {
    const table = tableOf('egyptian-pyramid');
    const [face = 0, other = 0] = facesOf(table.game)[0] ?? [];
    table.goTo(table.game.rules.piles.findIndex(({ name }) => name === 't1'));
    const { pile } = table.draft.value;
    expect([table.put(face), table.left(face)]).toEqual([true, 1]);
    table.goTo(pile);
    expect([table.put(face), table.left(face)]).toEqual([true, 0]);
    expect(table.put(face)).toBe(false);
    table.turn(false);
    table.goTo(0);
    expect([table.nextUp(), table.put(other), table.text('en').split('\n')[0]]).toEqual([false, true, 'stock: [2H]']);
  });

  it('lays the rest where closed cards lie, as unknown ones', () => {
    const table = tableOf('four-classes');
    expect(table.restFits()).toBe(4);
    table.rest();
    expect([table.unknown(), table.restFits(), table.text('en').split('\n')[0]]).toEqual([4, 0, 'r1: [?]']);
    expect(tableOf('potocki').restFits()).toBe(0);
    expect(tableOf('will-it-come-true').restFits()).toBe(36);
  });
});

it('is a game like any other, over reloads too, and counts for nothing', async () => {
  const on = device();
  const ctrl = await openPage(on);
  const game = openGame(findPatience('wish') as Patience);
  if (!game.ok) throw new Error(game.fault.text.en);
  const table = laying(game.value);
  table.rest();
  const begun = beginAt(game.value, table.text('en'), 16);
  if (!begun.ok) throw new Error(begun.fault.text.en);
  ctrl.commands.open(begun.value);
  ctrl.play.step();
  const again = await reopened(on);
  const { session } = again.core.desk;
  expect([session.deal.laid?.lines, session.here.depth]).toEqual([begun.value.deal.laid?.lines, 1]);
  again.core.settings.change({ pace: 'none' });
  again.play.runOut();
  await entered(on, 1);
  const [end] = await ends(on);
  expect(end && [isLaid(end), end.taken, end.deal]).toEqual([true, true, undefined]);
  expect((await figures(on)).map(({ plays, won, taken }) => [plays, won, taken])).toEqual([[0, 0, 1]]);
});
