import {
  below,
  CARRY,
  careless,
  countOf,
  DRAW,
  dealNumber,
  definePatience,
  fromOf,
  type Game,
  kindOf,
  type MoveBuffer,
  move,
  openGame,
  option,
  PACK_2X52,
  type Patience,
  type Place,
  type Random,
  RECYCLE,
  Session,
  type State,
  spot,
  toOf,
  writeLayout,
} from '../engine/index.ts';

const PILES = ['stock', 'waste', 'res', 't1', 't2', 't3', 't4'];
const [STOCK, WASTE, RESERVE, FIRST, LAST] = [0, 1, 2, 3, 6];

const both = (text: string): { ru: string; en: string } => ({ ru: text, en: text });

/**
 * Not a patience but a table where every awkward move can happen: equal cards, runs of several lengths from one pile to
 * one pile, closed cards carried, several ways of drawing.
 */
export const toyRuns: Patience = definePatience({
  id: 'toy-runs',
  rev: 3,
  title: both('Toy'),
  about: both('For tests.'),
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
  options: {
    most: option(both('Most'), both('Most cards drawn.'), [
      { value: '3', label: both('3') },
      { value: '1', label: both('1') },
    ]),
    form: option(both('Form'), both('Nothing.'), [
      { value: '4+4', label: both('4+4') },
      { value: '8', label: both('8') },
    ]),
  },
  rules: ({ most }) => ({
    pack: PACK_2X52,
    piles: PILES.map((name, i) => ({ name, role: 'tableau', label: both(name), at: spot(i, 0) })),
    counters: ['turns'],
    deal(t) {
      t.shift(STOCK, RESERVE, 8);
      for (let pile = FIRST; pile <= LAST; pile++) {
        t.shift(STOCK, pile, 2);
        t.flip(STOCK, pile, 9);
      }
    },
    moves: (s, out) => pushMoves(s, out, Number(most)),
    play(t, m) {
      if (kindOf(m) === CARRY) t.shift(fromOf(m), toOf(m), countOf(m));
      else if (kindOf(m) === DRAW) t.flip(STOCK, WASTE, countOf(m));
      else {
        t.flip(WASTE, STOCK, t.height(WASTE));
        t.set(0, t.counter(0) + 1);
      }
    },
    won: () => undefined,
    why: () => ({ rule: 'R9', text: both('The toy does not like it.') }),
  }),
});

function pushMoves(s: State, out: MoveBuffer, most: number): void {
  for (let n = 1; n <= Math.min(most, s.height(STOCK)); n++) out.push(move(DRAW, STOCK, WASTE, n));
  if (s.height(STOCK) === 0 && s.height(WASTE) > 0) out.push(move(RECYCLE));
  for (let to = FIRST; to <= LAST; to++) {
    if (s.height(RESERVE) > 0) out.push(move(CARRY, RESERVE, to, 1));
    if (s.height(WASTE) > 0) out.push(move(CARRY, WASTE, to, 1));
    for (let from = FIRST; from <= LAST; from++) {
      for (let n = 1; n <= Math.min(4, s.height(from)); n++) if (from !== to) out.push(move(CARRY, from, to, n));
    }
  }
}

export function gameOf(patience: Patience, options: Readonly<Record<string, string>> = {}): Game {
  const game = openGame(patience, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
}

export function sessionOf(patience: Patience, id: number, options: Readonly<Record<string, string>> = {}): Session {
  const game = gameOf(patience, options);
  return new Session(game, dealNumber(game.rules.pack, id));
}

const NAMES = ['before the ace', '', 'a } brace \\ and # more', 'две\nстроки\r', '(1. draw)', 'же'];

/** Plays about at random: forward, back, into branches, with bookmarks: every shape a tree can have. */
export function wander(session: Session, random: Random, steps: number): Session {
  const choose = careless(random);
  for (let i = 0; i < steps; i++) {
    const chance = below(random, 20);
    const legal = session.legal();
    if (chance === 0) session.bookmark(NAMES[below(random, NAMES.length)]);
    else if (chance === 1) for (let back = below(random, 12); back >= 0; back--) session.undo();
    else if (chance === 2) session.redo();
    else if (chance === 3 && below(random, 8) === 0) session.restart();
    else if (legal.count > 0) session.play(choose(legal));
    else for (let back = below(random, 12); back >= 0; back--) session.undo();
  }
  return session;
}

/** Everything a record has to keep, as plain data. */
export function snapshot(session: Session): unknown {
  return {
    id: session.game.patience.id,
    options: session.game.options,
    cards: session.deal.cards,
    seed: session.deal.seed,
    tree: branch(session.root),
    here: session.moves,
    line: session.line,
    layout: writeLayout(session.game, session.table),
    key: [session.table.keyLo, session.table.keyHi],
  };
}

interface Branch {
  readonly move: number;
  readonly name: string | undefined;
  readonly ahead: number;
  readonly children: readonly Branch[];
}

function branch(place: Place): Branch {
  const ahead = place.ahead ? place.children.indexOf(place.ahead) : -1;
  return { move: place.move, name: place.name, ahead, children: place.children.map(branch) };
}
