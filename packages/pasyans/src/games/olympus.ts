import {
  CARRY,
  type Card,
  DRAW,
  definePatience,
  faceOf,
  fromOf,
  type Hands,
  type Move,
  type MoveBuffer,
  move,
  NONE,
  type OptionsOf,
  option,
  PACK_2X52,
  PACK_52,
  RECYCLE,
  type Rules,
  rankOf,
  type State,
  suitOf,
} from '../engine/index.ts';
import { heading } from './olympus.heading.ts';
import { type Base, type Cloth, clothOf, fullHeight, layOut } from './olympus.table.ts';
import { belowOnHill, nextInRow, refusals } from './olympus.words.ts';
import { firstInStock, PASS_COUNTERS, playWithStock, refillPlaces, STOCK, sortOut, turnsLeft, WASTE } from './shared/stock.ts';
import { drawingWords, turningWords } from './shared/stock-words.ts';

const OPTIONS = {
  form: option(
    { ru: 'Форма', en: 'Form' },
    {
      ru: 'Одна колода без талона или, как у родственных пасьянсов, две колоды с талоном и одним переворотом.',
      en: 'One pack without a waste, or two packs with a waste turned over once, as the relatives have it.',
    },
    [
      { value: 'one-pack', label: { ru: 'одна колода', en: 'one pack' } },
      { value: 'classical', label: { ru: 'две колоды, с талоном', en: 'two packs with a waste' } },
    ],
  ),
  build: option(
    { ru: 'Порядок на горке', en: 'Building on the hill' },
    { ru: 'Через одну вниз, как и на рядах, или подряд вниз.', en: 'Down by twos, as in the rows, or down by ones.' },
    [
      { value: 'by-twos', label: { ru: 'через одну', en: 'by twos' } },
      { value: 'by-ones', label: { ru: 'подряд', en: 'by ones' } },
    ],
  ),
  runs: option(
    { ru: 'Цепочки', en: 'Runs' },
    { ru: 'Можно ли снимать карту вместе со всеми, что на ней лежат.', en: 'Whether a card moves together with all that lie on it.' },
    [
      { value: 'yes', label: { ru: 'можно', en: 'yes' } },
      { value: 'no', label: { ru: 'нельзя', en: 'no' } },
    ],
  ),
};

const PASSES = 2;
const TURN_CARD: Move = move(DRAW, STOCK, WASTE, 1);

/** «Олимп»: source 004; rules in `olympus.text.ts`. */
export const olympus = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules,
});

function rules({ form, build, runs }: OptionsOf<typeof OPTIONS>): Rules {
  const cloth = clothOf(form === 'classical' ? 2 : 1);
  const play = { cloth, runs: runs === 'yes', step: build === 'by-twos' ? 2 : 1 } as const;
  const drawing = drawingWords(1, 'R7');
  const turning = turningWords(PASSES, 'R7');
  const refill = cloth.waste ? 'stock-then-talon' : 'stock-only';
  return {
    pack: cloth.copies === 2 ? PACK_2X52 : PACK_52,
    piles: layOut(cloth),
    ...(cloth.waste ? { counters: PASS_COUNTERS } : {}),
    deal: (t) => deal(t, cloth),
    sorts: cloth.waste ? ['build', 'pack', 'draw', 'turn'] : ['build', 'pack'],
    moves(s, out) {
      for (let place = cloth.hill; place < cloth.end; place++) pushRows(s, out, place, cloth);
      if (cloth.waste) pushRows(s, out, WASTE, cloth);
      for (let place = cloth.hill; place < cloth.end; place++) pushHill(s, out, place, play);
      if (!cloth.waste) return;
      if (drawing.every((word) => word.holds(s, TURN_CARD))) out.push(TURN_CARD);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play: playWithStock,
    settle: (t) => refillPlaces(t, cloth.hill, cloth.end, refill),
    won: (s) => (cloth.bases.every((base, i) => s.height(cloth.first + i) === fullHeight(base)) ? 'plain' : undefined),
    why: refusals({ ...play, drawing, turning }),
    ...(cloth.waste ? { status: (s: State) => turnsLeft(s, PASSES) } : { harmless: (s: State, m: Move) => harmless(s, m, play) }),
  };
}

/** R1, R2: twos and aces sorted out and laid on the slopes, then the nine places of the hill. */
function deal(t: Hands, cloth: Cloth): void {
  const bases: Card[] = [];
  for (const base of cloth.bases) bases.push(firstInStock(t, (card) => isBase(card, base) && !bases.includes(card)));
  sortOut(t, bases);
  for (let pile = cloth.first; pile < cloth.end; pile++) t.flip(STOCK, pile, 1);
}

const isBase = (card: Card, { rank, suit }: Base): boolean => rankOf(card) === rank && suitOf(card) === suit;

/**
 * One pack: a card may go to its row unharmed when the card that it could take on the hill has gone (by twos it has gone as soon
 * as the row takes this one).
 *
 * Proof. There is one row for every card. Let L win from the position X before the play, and Y be the position after it;
 * in Y play L, leaving out the moves of the card c alone. Nothing can be laid on c any more, so c is always the last of its pile,
 * and the piles of Y are those of X without c; if c lay alone, its place has the next card of the stock, which X gets
 * when its next place is emptied. The order in which the stock comes is always the same, places differ in nothing but their
 * numbers, and an empty place is of no use to the player (R7, R8): so Y has every card open that X has, with no more on
 * it. A run with c at its end moves without c; when L plays c to its row, or onto another pile so that its place is refilled, Y
 * has what X has.
 *
 * With a waste that also refills places a card held back decides which card comes where: the classical form has no proof.
 */
function harmless(s: State, m: Move, { cloth, step }: Play): boolean {
  const next = belowOnHill(s.top(fromOf(m)), step);
  if (next === NONE) return true;
  for (let row = cloth.first; row < cloth.hill; row++) {
    const top = s.top(row);
    if (suitOf(top) === suitOf(next) && (rankOf(top) - rankOf(next)) % 2 === 0) return rankOf(top) >= rankOf(next);
  }
  return false;
}

/** R3: the top card of a pile to every row that takes it. */
function pushRows(s: State, out: MoveBuffer, from: number, cloth: Cloth): void {
  const card = s.top(from);
  if (card === NONE) return;
  const face = faceOf(card);
  for (let row = cloth.first; row < cloth.hill; row++) if (nextInRow(s.top(row)) === face) out.push(move(CARRY, from, row, 1));
}

interface Play {
  readonly cloth: Cloth;
  readonly runs: boolean;
  readonly step: 1 | 2;
}

/** R4, R5: what a place of the hill takes from the waste and from other places, there with all that lies on it. */
function pushHill(s: State, out: MoveBuffer, to: number, { cloth, runs, step }: Play): void {
  const wanted = belowOnHill(s.top(to), step);
  if (wanted === NONE) return;
  if (cloth.waste && s.height(WASTE) > 0 && faceOf(s.top(WASTE)) === wanted) out.push(move(CARRY, WASTE, to, 1));
  for (let from = cloth.hill; from < cloth.end; from++) {
    if (from === to) continue;
    const height = s.height(from);
    const most = runs ? height : Math.min(1, height);
    for (let n = 1; n <= most; n++) if (faceOf(s.at(from, height - n)) === wanted) out.push(move(CARRY, from, to, n));
  }
}
