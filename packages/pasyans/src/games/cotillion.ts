import {
  CARRY,
  DRAW,
  definePatience,
  faceOf,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  type MoveBuffer,
  move,
  NO_SUCH_MOVE,
  NONE,
  type OptionsOf,
  option,
  PACK_2X52,
  RECYCLE,
  type Rules,
  type State,
  toOf,
  type Word,
} from '../engine/index.ts';
import { heading } from './cotillion.heading.ts';
import { allGathered, FIRST_FOUNDATION, isFoundation, layOut, nextOn, PILES, SORTED_OUT, sameKind, sizeOf } from './cotillion.table.ts';
import { waitsFor } from './shared/line-words.ts';
import { PASS_COUNTERS, playWithStock, STOCK, sortOut, turnsLeft, WASTE } from './shared/stock.ts';
import { drawingWords, singleWord, stayingWord, turningWords } from './shared/stock-words.ts';

const OPTIONS = {
  redeals: option(
    { ru: 'Переложить колоду', en: 'Going through again' },
    {
      ru: 'Сколько раз колоду, пройдя до конца, проходят заново; один раз много труднее.',
      en: 'How often the stock is gone through again after the first time; once is much harder.',
    },
    [
      { value: '2', label: { ru: 'два раза', en: 'twice' } },
      { value: '1', label: { ru: 'один раз', en: 'once' } },
    ],
  ),
};

const TURN_CARD: Move = move(DRAW, STOCK, WASTE, 1);
const DRAWING = drawingWords(1, 'R2');

/** What a card may be carried from and to; the last word is the only one that a legal move can break. */
const CARRYING: readonly Word[] = [
  singleWord('C5'),
  stayingWord(isFoundation),
  {
    rule: 'R2',
    text: {
      ru: 'В середину круга кладут только из колоды, по одной карте.',
      en: 'Cards come to the middle of the circle only from the stock, one at a time.',
    },
    holds: (_, m) => isFoundation(toOf(m)),
  },
  { rule: 'R3', text: (s, m) => waitsFor(s, toOf(m), sizeOf(toOf(m)), () => nextOn(s, toOf(m))), holds: fits },
];

/** «Котильон»: source 003; rules in `cotillion.text.ts`. */
export const cotillion = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules,
});

function rules({ redeals }: OptionsOf<typeof OPTIONS>): Rules {
  const passes = Number(redeals) + 1;
  const turning = turningWords(passes, 'R6');
  return {
    pack: PACK_2X52,
    piles: layOut(),
    counters: PASS_COUNTERS,
    deal(t) {
      sortOut(t, SORTED_OUT);
      for (let f = FIRST_FOUNDATION; f < PILES; f++) t.flip(STOCK, f, 1);
    },
    sorts: ['build', 'draw', 'turn'],
    moves(s, out) {
      pushCarries(s, out);
      if (DRAWING.every((word) => word.holds(s, TURN_CARD))) out.push(TURN_CARD);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play: playWithStock,
    won: (s) => (allGathered(s) ? 'plain' : undefined),
    why: (s, m) => firstBroken(wordsOf(m, turning), s, m) ?? NO_SUCH_MOVE,
    harmless,
    status: (s) => turnsLeft(s, passes),
  };
}

/** R3, R4: the top card of the waste to every foundation that takes it: of two equal ones the player chooses (C7). */
function pushCarries(s: State, out: MoveBuffer): void {
  if (s.height(WASTE) === 0) return;
  for (let f = FIRST_FOUNDATION; f < PILES; f++) {
    const m = move(CARRY, WASTE, f, 1);
    if (fits(s, m)) out.push(m);
  }
}

function fits(s: State, m: Move): boolean {
  const next = nextOn(s, toOf(m));
  return next !== NONE && next === faceOf(s.top(fromOf(m)));
}

/**
 * A card may go to a foundation unharmed when the other foundation of its kind is not lower (it has had its copy of this
 * card, or takes it just now).
 *
 * Proof. Let L win from the position X before the play, and Y be the position after it; in Y play L, leaving out what
 * concerns the card c. (1) The other foundation has had its copy: c is the last of its face. As long as L has not played
 * c, the cards of Y lie as in X without c, and one foundation is ahead by c. Every card that L plays is on top in Y
 * too, and fits: only c itself could be asked for by the foundation that is ahead. Drawing c, and turning over a waste of c
 * alone, are left out; that never costs a pass. When L plays c, both positions are the same. (2) Both foundations wait for
 * c: whenever L plays one of the two copies, the other foundation takes it in Y, since nothing else can advance it; if
 * that copy is c, the positions are the same, else (1) holds from there.
 *
 * Without the condition it is not true: the second copy may find its foundation too low and bury a card that it needs
 * (see the tests), which the first, still lying deeper, would not have done.
 */
function harmless(s: State, m: Move): boolean {
  return s.height(toOf(m)) <= s.height(sameKind(toOf(m)));
}

function wordsOf(m: Move, turning: readonly Word[]): readonly Word[] {
  switch (kindOf(m)) {
    case CARRY:
      return CARRYING;
    case DRAW:
      return DRAWING;
    case RECYCLE:
      return turning;
    default:
      return [];
  }
}
