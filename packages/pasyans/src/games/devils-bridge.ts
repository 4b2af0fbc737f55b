import {
  ACE,
  type Card,
  definePatience,
  type Face,
  faceOf,
  fromOf,
  type Hands,
  KING,
  makeCard,
  NONE,
  option,
  rankOf,
  type State,
  SUITS,
  type Suit,
  suitOf,
  type Text,
  toOf,
} from '../engine/index.ts';
import { heading } from './devils-bridge.heading.ts';
import { cardSign } from './shared/card-words.ts';
import { waitsFor } from './shared/line-words.ts';
import type { PileNames } from './shared/pile-names.ts';
import { type Foundations, pyramidRules } from './shared/pyramid.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, SUIT_SIZE } from './shared/pyramid-cloth.ts';
import { firstInStock, passesOption, STOCK, sortOut, turnsLeft } from './shared/stock.ts';

const OPTIONS = {
  passes: passesOption,
  bases: option(
    { ru: 'Тузы и короли', en: 'Aces and kings' },
    {
      ru: 'Выходят ли восемь базовых карт по ходу игры или их выкладывают сразу.',
      en: 'Whether the eight base cards turn up in play or are laid out beforehand.',
    },
    [
      { value: 'as-they-come', label: { ru: 'когда выйдут', en: 'as they turn up' } },
      { value: 'laid-out', label: { ru: 'выложены сразу', en: 'laid out at once' } },
    ],
  ),
};

export const COLUMNS = 9;

/** «Чёртов мост»: source 001, a variant within its main text; rules in `devils-bridge.text.ts`. */
export const devilsBridge = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules({ passes, bases }) {
    return pyramidRules({
      columns: COLUMNS,
      foundations: bridgeEnds(bases === 'laid-out'),
      lowest: () => ACE,
      draw: 1,
      runs: false,
      refill: 'stock-then-talon',
      passes: Number(passes),
      numbers: { column: 'R5', lowest: 'R5', single: 'R1', between: 'R6', draw: 'R1', pass: 'R7' },
      status: (s) => turnsLeft(s, Number(passes)),
    });
  },
});

// Foundations 0 to 3 are the aces of the suits in order, 4 to 7 the kings.
const goesUp = (f: number): boolean => f - FIRST_FOUNDATION < SUITS.length;
const suitAt = (f: number): Suit => ((f - FIRST_FOUNDATION) % SUITS.length) as Suit;
const baseAt = (f: number): Card => makeCard(suitAt(f), goesUp(f) ? ACE : KING);

/** The card that a begun foundation takes next; `NONE` when it is complete. */
export function nextOn(s: State, f: number): Face {
  if (s.height(f) === SUIT_SIZE) return NONE;
  return faceOf(s.top(f)) + (goesUp(f) ? 1 : -1);
}

/** R3, R4 and R8: what fits two foundations may go to either. */
function bridgeEnds(laidOut: boolean): Foundations {
  const begins = (f: number, card: Card): boolean => faceOf(card) === baseAt(f);
  return {
    names: pileNames,
    deal(t) {
      if (laidOut) layOutBases(t);
    },
    begins: (_, f, card) => begins(f, card),
    next: nextOn,
    words: [
      { rule: 'R3', text: (_, m) => onlySuit(toOf(m)), holds: (s, m) => suitOf(s.top(fromOf(m))) === suitAt(toOf(m)) },
      {
        rule: 'R4',
        text: (_, m) => onlyBase(toOf(m)),
        holds: (s, m) => s.height(toOf(m)) > 0 || begins(toOf(m), s.top(fromOf(m))),
      },
      {
        rule: 'R3',
        text: (s, m) => waitsFor(s, toOf(m), SUIT_SIZE, () => nextOn(s, toOf(m))),
        holds: (s, m) => s.height(toOf(m)) === 0 || nextOn(s, toOf(m)) === faceOf(s.top(fromOf(m))),
      },
    ],
    ghost: (_, f) => ({ rank: rankOf(baseAt(f)), suit: suitAt(f) }),
  };
}

/** Of every suit the ace and the king nearest to p1, taken out before the columns are dealt. */
function layOutBases(t: Hands): void {
  const piles = Array.from({ length: FIRST_COLUMN - FIRST_FOUNDATION }, (_, i) => FIRST_FOUNDATION + i);
  sortOut(
    t,
    piles.map((f) => firstInStock(t, (card) => faceOf(card) === baseAt(f))),
  );
  for (const f of piles) t.flip(STOCK, f, 1);
}

const SUIT_WORDS: readonly Text[] = [
  { ru: 'червы', en: 'hearts' },
  { ru: 'бубны', en: 'diamonds' },
  { ru: 'трефы', en: 'clubs' },
  { ru: 'пики', en: 'spades' },
];

function pileNames(i: number): PileNames {
  const suit = SUIT_WORDS[i % SUITS.length] as Text;
  const base = i < SUITS.length ? { ru: 'туза', en: 'the ace' } : { ru: 'короля', en: 'the king' };
  return {
    label: { ru: `Стопка ${base.ru}, ${suit.ru}`, en: `Pile of ${base.en}, ${suit.en}` },
    onto: { ru: `на стопку ${base.ru}, ${suit.ru}`, en: `to the pile of ${base.en}, ${suit.en}` },
  };
}

function onlySuit(f: number): Text {
  const suit = SUIT_WORDS[suitAt(f)] as Text;
  return { ru: `Стопки собирают в масть: здесь только ${suit.ru}.`, en: `Foundations are built in suit: only ${suit.en} here.` };
}

function onlyBase(f: number): Text {
  const base = cardSign(baseAt(f));
  return { ru: `Эту стопку начинает только ${base.ru}.`, en: `Only ${base.en} begins this foundation.` };
}
