import {
  DISCARD,
  definePatience,
  discard,
  discardedPiles,
  fromOf,
  type Hands,
  kindOf,
  type Move,
  OPEN,
  openTop,
  PACK_52,
  type Rules,
  type State,
  type Win,
} from '../engine/index.ts';
import { heading } from './triads.heading.ts';
import {
  ASIDE,
  cardsLeft,
  eachTriad,
  FAN_SIZE,
  FIRST_FAN,
  FIRST_RESERVE,
  heapSigns,
  layOut,
  nextClosed,
  OUT,
  PACK,
} from './triads.table.ts';
import { OPENING, refuse, statusOf } from './triads.words.ts';

/** «Триады»: source 004; rules in `triads.text.ts`. */
export const triads = definePatience({
  ...heading,
  rev: 1,
  options: {},
  rules,
});

/** Fewer cards than make a further triple: the patience has come out (R8). */
const FEW = 3;

function rules(): Rules {
  return {
    pack: PACK_52,
    piles: layOut(),
    signs: heapSigns(),
    taking: [DISCARD, OPEN],
    playsOn: true,
    deal,
    sorts: ['discard', 'open'],
    moves(s, out) {
      let none = true;
      eachTriad(s, (a, b, c) => {
        out.push(discard(a, b, c));
        none = false;
        return false;
      });
      const closed = nextClosed(s);
      if (none && closed >= 0 && OPENING.every((word) => word.holds(s, openTop(closed)))) out.push(openTop(closed));
    },
    play,
    won,
    why: refuse,
    status: (s) => statusOf(s, cardsLeft(s)),
  };
}

/** R1: one card put away unseen, seven fans of seven, two closed reserve cards. */
function deal(t: Hands): void {
  t.shift(PACK, ASIDE, 1);
  for (let fan = FIRST_FAN; fan < FIRST_RESERVE; fan++) t.flip(PACK, fan, FAN_SIZE);
  for (let pile = FIRST_RESERVE; pile < ASIDE; pile++) t.shift(PACK, pile, 1);
}

function play(t: Hands, m: Move): void {
  if (kindOf(m) === OPEN) t.turn(fromOf(m), 0, true);
  else for (const pile of discardedPiles(m)) t.shift(pile, OUT, 1);
}

/** R8, R9. */
function won(s: State): Win | undefined {
  const left = cardsLeft(s);
  return left > FEW ? undefined : left === 0 ? 'brilliant' : 'plain';
}
