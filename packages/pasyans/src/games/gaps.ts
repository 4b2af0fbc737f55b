import {
  CARRY,
  definePatience,
  fromOf,
  type Hands,
  KING,
  type MoveBuffer,
  makeCard,
  move,
  type OptionsOf,
  option,
  PACK_52,
  type Rank,
  type Rules,
  type State,
  SUITS,
  toOf,
} from '../engine/index.ts';
import { heading } from './gaps.heading.ts';
import { refuse } from './gaps.words.ts';
import { dealRows, isStart, layOut, placeAces, placeAt, pushFillings, ROWS, runFrom, STOCK } from './shared/gap-rows.ts';

const OPTIONS = {
  variant: option({ ru: 'Вид игры', en: 'Variant' }, { ru: 'Какая двойка может начать ряд.', en: 'Which two may start a row.' }, [
    { value: 'one-deal', label: { ru: 'одна сдача: любая', en: 'one deal: any' } },
    { value: 'basic', label: { ru: 'основная: по тузу, ряды ♥ ♦ ♣ ♠', en: 'basic: that of the ace, rows ♥ ♦ ♣ ♠' } },
  ]),
};

type Chosen = OptionsOf<typeof OPTIONS>;

const TWO: Rank = 2;
/** R7: what a finished row holds, two to king. */
const WHOLE = KING - TWO + 1;

/** Gaps with one deal, and its basic variant: a measure of solvers, known from published studies; rules in `gaps.text.ts`. */
export const gaps = definePatience({ ...heading, rev: 1, bySuit: true, options: OPTIONS, rules });

function rules({ variant }: Chosen): Rules {
  const basic = variant === 'basic';
  return {
    pack: PACK_52,
    piles: layOut(),
    deal(t) {
      dealRows(t);
      if (basic) placeAces(t);
    },
    sorts: ['pack'],
    moves(s, out) {
      if (!basic) pushTwos(s, out);
      pushFillings(s, out);
    },
    play: (t: Hands, m) => t.shift(fromOf(m), toOf(m), 1),
    won: (s) => (inOrder(s) ? 'plain' : undefined),
    why: (s, m) => refuse(s, m, basic),
    ghost: (_, pile) => (!basic && isStart(pile) ? { rank: TWO } : undefined),
  };
}

/** R3: to every free beginning of a row any two, from wherever it lies. */
function pushTwos(s: State, out: MoveBuffer): void {
  for (let row = 0; row < ROWS; row++) {
    const start = placeAt(row, 2);
    if (s.height(start) > 0) continue;
    for (const suit of SUITS) {
      const from = s.pileOf(makeCard(suit, TWO));
      if (from !== STOCK) out.push(move(CARRY, from, start, 1));
    }
  }
}

/** R7: every row runs from two to king in one suit. */
function inOrder(s: State): boolean {
  for (let row = 0; row < ROWS; row++) if (runFrom(s, placeAt(row, 2), TWO) !== WHOLE) return false;
  return true;
}
