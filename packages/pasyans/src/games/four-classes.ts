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
  type OptionsOf,
  openTop,
  option,
  PACK_52,
  type Rules,
  type State,
  type Win,
} from '../engine/index.ts';
import { heading } from './four-classes.heading.ts';
import {
  areCleared,
  CLOSED_CARDS,
  COLUMN_SIZE,
  eachPair,
  FIRST_CLOSED,
  FIRST_COLUMN,
  fits,
  layOut,
  nextClosed,
  OPENED,
  OUT,
  PACK,
} from './four-classes.table.ts';
import { opening, refuse, statusOf } from './four-classes.words.ts';

const OPTIONS = {
  form: option(
    { ru: 'Что значит «подходит»', en: 'What "fits" means' },
    {
      ru: 'Кончается ли игра, как только открытая карта подошла, или её сбрасывают и играют дальше. И то и другое — реконструкция.',
      en: 'Whether the game ends when an opened card fits, or that card is discarded and play goes on. Both are reconstructions.',
    },
    [
      {
        value: 'class-only',
        label: { ru: 'подошла — игра окончена, класс известен', en: 'it fits: the game is over, the class is known' },
      },
      { value: 'full', label: { ru: 'играть, пока столбцы не опустеют', en: 'play until the columns are cleared' } },
    ],
  ),
};

type Chosen = OptionsOf<typeof OPTIONS>;

/** «Четыре класса»: a reconstruction on what source 004 keeps of a lost game; rules in `four-classes.text.ts`. */
export const fourClasses = definePatience({
  ...heading,
  rev: 1,
  options: OPTIONS,
  rules,
});

function rules({ form }: Chosen): Rules {
  const full = form === 'full';
  const words = opening(full);
  const won = full ? wonFull : wonByClass;
  return {
    pack: PACK_52,
    piles: layOut(),
    counters: ['opened'],
    taking: [DISCARD, OPEN],
    deal,
    sorts: ['discard', 'open'],
    moves(s, out) {
      let none = true;
      eachPair(s, full, (a, b) => {
        out.push(discard(a, b));
        none = false;
        return false;
      });
      const closed = nextClosed(s);
      if (none && closed >= 0 && words.every((word) => word.holds(s, openTop(closed)))) out.push(openTop(closed));
    },
    play,
    won,
    why: (s, m) => refuse(s, m, full),
    facts(s) {
      const win = won(s);
      return typeof win === 'number' ? { winClass: win } : {};
    },
    status: (s) => statusOf(CLOSED_CARDS - s.counter(OPENED)),
  };
}

/** R1: eight open columns of six, laid in rows, and four closed cards. */
function deal(t: Hands): void {
  for (let row = 0; row < COLUMN_SIZE; row++) for (let c = FIRST_COLUMN; c < FIRST_CLOSED; c++) t.flip(PACK, c, 1);
  for (let pile = FIRST_CLOSED; pile < OUT; pile++) t.shift(PACK, pile, 1);
}

function play(t: Hands, m: Move): void {
  if (kindOf(m) === OPEN) {
    t.turn(fromOf(m), 0, true);
    t.set(OPENED, t.counter(OPENED) + 1);
  } else for (const pile of discardedPiles(m)) t.shift(pile, OUT, 1);
}

/** R5, R6: the class is the number of the first opened card that fits; clearing the columns unaided is the first class. */
function wonByClass(s: State): Win | undefined {
  const opened = s.counter(OPENED);
  if (opened === 0) return areCleared(s) ? 1 : undefined;
  for (let i = 0; i < opened; i++) if (fits(s, FIRST_CLOSED + i)) return (i + 1) as Win;
  return undefined;
}

/** Option `full`: the columns must be cleared; the class is the number of cards opened, none counting as one. */
function wonFull(s: State): Win | undefined {
  return areCleared(s) ? (Math.max(1, s.counter(OPENED)) as Win) : undefined;
}
