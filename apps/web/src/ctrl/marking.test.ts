import { findPatience, type Patience, waysOf } from 'pasyans';
import { beforeEach, expect, it } from 'vitest';
import { device, openPage, settled } from './ctrl.testkit.ts';
import { mark, placeAfter } from './marking.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

it('a bookmark and a line that was left outlive a reload, and both can be gone back to', async () => {
  const on = device();
  const first = await openPage(on);
  first.commands.deal(findPatience('potocki') as Patience, { deal: 5, options: {} });
  const { session } = first.core.desk;
  first.play.move(session.legal().at(0));
  mark(first, 'a fork');
  expect(first.core.said.peek().text).toBe('Закладка поставлена: «a fork».');
  first.play.move(session.legal().at(0));
  first.commands.undo();
  first.play.move(session.legal().at(1));
  await settled();

  const { core, commands } = await openPage(on);
  const again = core.desk.session;
  expect(again).not.toBe(session);
  const [fork, left] = waysOf(again);
  expect([fork?.place.name, left?.place.depth, left?.leaves]).toEqual(['a fork', 2, 1]);
  if (left) commands.goTo(left.place);
  expect([again.here === left?.place, core.said.peek().text]).toEqual([true, 'Снова то, что было после хода 2.']);
  commands.goTo(placeAfter(again, 1));
  expect(again.here.name).toBe('a fork');
});

it('taken away is kept too', async () => {
  const on = device();
  const ctrl = await openPage(on);
  mark(ctrl, 'x');
  mark(ctrl, undefined);
  await settled();
  expect((await openPage(on)).core.desk.session.bookmarks).toEqual([]);
});
