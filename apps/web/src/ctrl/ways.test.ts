import {
  CARRY,
  cardsOf,
  careless,
  countOf,
  DISCARD,
  DRAW,
  fingerprint,
  fromOf,
  kindOf,
  type Move,
  OPEN,
  type Patience,
  PLUCK,
  patiences,
  RECYCLE,
  randomFrom,
  sortOf,
  toOf,
} from 'pasyans';
import { beforeEach, describe, expect, it } from 'vitest';
import { device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';

/** Scenario 72: whatever way a move is made, it is one entry: undo takes it back as it was made, redo makes it again. */

const DEAL = 15;
/** How long a game is followed, and of its positions every so many are looked at. */
const [LONG, EVERY] = [41, 20];
beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

async function playing(patience: Patience): Promise<Ctrl> {
  const ctrl = await openPage(device());
  ctrl.commands.deal(patience, { deal: DEAL, options: {} });
  const asked = ctrl.core.question.peek();
  if (asked?.kind === 'option') ctrl.commands.answer(patience.options[asked.option]?.values[0]?.value as string);
  await settled();
  return ctrl;
}

/** Touches cards and places one after another, and says yes where the player is asked. */
function byTouching(ctrl: Ctrl, m: Move): void {
  const { play } = ctrl;
  const { table } = ctrl.core.desk.session;
  const cards = cardsOf(table, m);
  const top = (pile: number): number | undefined => (table.height(pile) === 0 ? undefined : table.height(pile) - 1);
  switch (kindOf(m)) {
    case CARRY:
      play.touch(fromOf(m), table.height(fromOf(m)) - countOf(m));
      play.touch(toOf(m), top(toOf(m)));
      break;
    case RECYCLE:
      play.touch(toOf(m), undefined);
      break;
    case DISCARD:
    case PLUCK:
      for (const { pile, index } of cards) play.touch(pile, index);
      // A selection that could still grow waits for one more touch.
      if (ctrl.core.held.peek()) play.touch(cards[0]?.pile as number, cards[0]?.index);
      break;
    case DRAW:
    case OPEN:
      play.touch(fromOf(m), top(fromOf(m)));
      break;
    default:
      play.touch(0, top(0));
  }
}

/** Drags the first card to the pile it goes to, or to the card that goes with it. */
function byDragging({ core, play }: Ctrl, m: Move): void {
  const { table, game } = core.desk.session;
  const [first, second] = cardsOf(table, m);
  const out = game.rules.piles.findIndex(({ role }) => role === 'discard');
  const pile = first?.pile ?? fromOf(m);
  const index = first?.index ?? table.height(pile) - 1;
  const to = kindOf(m) === CARRY || kindOf(m) === DRAW ? toOf(m) : (second?.pile ?? out);
  if (play.lift(pile, index)) play.drop(pile, index, [to], second?.pile === pile ? second.index : undefined);
  for (const card of cardsOf(table, m).slice(2)) if (core.held.peek()) play.touch(card.pile, card.index);
}

/** Touches the first card, twice if the first touch only takes it up. */
function byTouchingTwice({ core, play }: Ctrl, m: Move): void {
  const { session } = core.desk;
  const { depth } = session.here;
  const [first] = cardsOf(session.table, m);
  const pile = first?.pile ?? fromOf(m);
  const index = first?.index ?? session.table.height(pile) - 1;
  for (let n = 0; n < 2 && session.here.depth === depth; n++) play.touch(pile, index < 0 ? undefined : index);
}

/** With a setting switched on for one way of playing. */
function having(setting: 'oneTouch' | 'autoCollect', way: Way): Way {
  return (ctrl, m) => {
    ctrl.core.settings.change({ [setting]: true });
    way(ctrl, m);
    ctrl.core.settings.change({ [setting]: false });
  };
}

type Way = (ctrl: Ctrl, m: Move) => void;

const WAYS: Readonly<Record<string, Way>> = {
  'touching card and place': byTouching,
  dragging: byDragging,
  'touching twice': byTouchingTwice,
  'one touch': having('oneTouch', byTouchingTwice),
  'the list of moves': ({ play }, m) => play.move(m),
  'a line that was found': ({ play }, m) => play.line([m]),
  'what the player is asked about': ({ play }, m) => play.sure(m),
  'collecting by itself': having('autoCollect', ({ play }, m) => play.move(m)),
  collecting: ({ play }) => play.collect(),
  'collecting safely': ({ play }) => play.collect('harmless'),
  'dealing on': ({ play }) => play.dealOn(),
};

/** Says yes to what is asked, and puts down what is still held. */
function answer({ core, play }: Ctrl, m: Move): void {
  const question = core.question.peek();
  if (question?.kind === 'sure') play.sure(question.move);
  if (question?.kind === 'move') play.move(question.moves.includes(m) ? m : (question.moves[0] as Move));
  play.cancel();
}

/** True when something was played. */
function tryWay(ctrl: Ctrl, way: Way, m: Move): boolean {
  const { session } = ctrl.core.desk;
  const state = (): readonly unknown[] => [session.here.depth, fingerprint(session.table)];
  const before = state();
  way(ctrl, m);
  answer(ctrl, m);
  const after = state();
  if (after[0] === before[0]) {
    expect(after).toEqual(before);
    return false;
  }
  ctrl.commands.undo();
  expect(state()).toEqual(before);
  ctrl.commands.redo();
  expect(state()).toEqual(after);
  ctrl.commands.undo();
  return true;
}

const chosen = patiences.filter(({ choice }) => choice !== 'zero');
const used = new Map<string, Set<string>>(Object.keys(WAYS).map((way) => [way, new Set()]));

describe.each(chosen.map((patience) => [patience.id, patience] as const))('%s', (id, patience) => {
  it('scenario 72: by every way of playing a move is one entry, taken back and made again exactly', async () => {
    const ctrl = await playing(patience);
    const { session } = ctrl.core.desk;
    const choose = careless(randomFrom(72));
    for (let n = 0; n < LONG && session.legal().count > 0; n++) {
      // Of every sort of move one.
      const tried =
        n % EVERY === 0
          ? new Map(
              session
                .legal()
                .toArray()
                .map((m) => [sortOf(session.game.rules, m), m]),
            )
          : [];
      for (const m of tried.values()) for (const [name, way] of Object.entries(WAYS)) if (tryWay(ctrl, way, m)) used.get(name)?.add(id);
      session.play(choose(session.legal()));
    }
  });
});

describe.each(patiences.filter(({ choice }) => choice === 'zero').map((patience) => [patience.id, patience] as const))(
  '%s',
  (_, patience) => {
    it('scenario 72: a step by a touch, a button or the bare cloth is one entry, and of a run every step is one', async () => {
      const ctrl = await playing(patience);
      const { session } = ctrl.core.desk;
      const ways: readonly Way[] = [byTouching, ({ play }) => play.step(), ({ play }) => play.bare()];
      for (const way of ways) expect(tryWay(ctrl, way, session.legal().at(0))).toBe(true);
      const start = fingerprint(session.table);
      ctrl.play.runOut();
      ctrl.play.runOut();
      expect(session.legal().count).toBe(0);
      for (let left = session.here.depth; left > 0; left--) {
        ctrl.commands.undo();
        expect(session.here.depth).toBe(left - 1);
      }
      expect(fingerprint(session.table)).toBe(start);
    });
  },
);

it('every way was used, and those that every card has in every patience', () => {
  const everywhere = chosen.map(({ id }) => id);
  for (const way of ['touching card and place', 'dragging', 'the list of moves'])
    expect([way, [...(used.get(way) ?? [])]]).toEqual([way, everywhere]);
  expect([...used].filter(([, by]) => by.size === 0)).toEqual([]);
});
