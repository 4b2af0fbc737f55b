import {
  CARRY,
  type Card,
  DRAW,
  definePatience,
  FACES,
  fromOf,
  type Hands,
  kindOf,
  type Move,
  type MoveBuffer,
  makeCard,
  move,
  NONE,
  type OptionsOf,
  option,
  PACK_36,
  RECYCLE,
  type Rules,
  rankOf,
  type State,
  SUITS,
  suitOf,
  type Text,
  toOf,
} from '../engine/index.ts';
import {
  type BaseRank,
  FIRST_FOUNDATION,
  FIRST_PLACE,
  FOUNDATIONS,
  firstFree,
  layOut,
  nextOn,
  PILES,
  rankOfFirst,
  rankOfSixes,
  STOCK,
  SUIT_SIZE,
  WASTE,
} from './will-it-come-true.table.ts';
import { DRAWING, refuse, turningWords } from './will-it-come-true.words.ts';

const OPTIONS = {
  refill: option(
    { ru: 'Пополнение мест', en: 'Refilling the places' },
    { ru: 'Откуда приходит карта на опустевшее место.', en: 'Where the card for an emptied place comes from.' },
    [
      { value: 'stock-then-talon', label: { ru: 'сперва колода, потом талон', en: 'stock first, then waste' } },
      { value: 'stock-only', label: { ru: 'только колода', en: 'stock only' } },
      { value: 'talon-first', label: { ru: 'сперва талон, потом колода', en: 'waste first, then stock' } },
    ],
  ),
  passes: option(
    { ru: 'Проходы колоды', en: 'Passes through the stock' },
    { ru: 'Сколько раз перелистывают колоду; два раза легче.', en: 'How often the stock is gone through; twice is easier.' },
    [
      { value: '1', label: { ru: 'один', en: 'one' } },
      { value: '2', label: { ru: 'два', en: 'two' } },
    ],
  ),
  base: option(
    { ru: 'Базовые карты', en: 'Base cards' },
    { ru: 'С каких карт начинаются базовые стопки.', en: 'Which cards the foundations begin with.' },
    [
      { value: 'first-card', label: { ru: 'по первой карте колоды', en: 'as the first card says' } },
      { value: 'sixes-as-they-come', label: { ru: 'шестёрки, когда выйдут', en: 'the sixes as they turn up' } },
      { value: 'sixes-laid-out', label: { ru: 'шестёрки выложены сразу', en: 'the sixes laid out at once' } },
    ],
  ),
};

type Chosen = OptionsOf<typeof OPTIONS>;

const PASS = 0;
const TURN_CARD: Move = move(DRAW, STOCK, WASTE, 1);

/** «Сбудется — не сбудется»: source 001; rules in `will-it-come-true.text.ts`. */
export const willItComeTrue = definePatience({
  id: 'will-it-come-true',
  rev: 1,
  title: { ru: 'Сбудется — не сбудется', en: 'Will It Come True?' },
  about: {
    ru: 'Гадание на желание: собрать всю колоду на четыре базовые карты за один проход.',
    en: 'A patience that answers a wish: bring the whole pack onto four base cards in one pass.',
  },
  choice: 'hidden',
  tells: true,
  options: OPTIONS,
  rules,
});

function rules({ refill, passes, base }: Chosen): Rules {
  const baseRank = base === 'first-card' ? rankOfFirst : rankOfSixes;
  const turning = turningWords(Number(passes), PASS);
  return {
    pack: PACK_36,
    piles: layOut(),
    counters: ['pass'],
    deal: (t) => deal(t, base),
    moves(s, out) {
      pushCarries(s, out, baseRank);
      if (DRAWING.every((word) => word.holds(s, TURN_CARD))) out.push(TURN_CARD);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play,
    settle: (t) => refillPlaces(t, refill),
    won: (s) => (allGathered(s) ? 'plain' : undefined),
    why: (s, m) => refuse(s, m, baseRank, turning),
    facts: (s) => ({ wish: allGathered(s) ? 'yes' : 'no' }),
    status: (s) => turnsLeft(Number(passes) - 1 - s.counter(PASS)),
    ghost: (s, pile) => ghostOf(s, pile, baseRank),
  };
}

/** R1 and R2: the base card or cards, then the places in ascending order. */
function deal(t: Hands, base: Chosen['base']): void {
  if (base === 'first-card') t.flip(STOCK, FIRST_FOUNDATION, 1);
  if (base === 'sixes-laid-out') {
    sixesOnTop(t);
    for (let f = 0; f < FOUNDATIONS; f++) t.flip(STOCK, FIRST_FOUNDATION + f, 1);
  }
  for (let place = FIRST_PLACE; place < PILES; place++) t.flip(STOCK, place, 1);
}

/** Takes the sixes out: they come to lie on top, in the order of suits; the order of the others stays (C1). */
function sixesOnTop(t: Hands): void {
  const heights = PACK_36.cards.map((_, height) => height);
  const isSix = (height: number): boolean => rankOf(t.at(STOCK, height)) === 6;
  const sixes = SUITS.map((suit) => heights.find((h) => isSix(h) && suitOf(t.at(STOCK, h)) === suit) as number);
  t.order(STOCK, [...heights.filter((h) => !isSix(h)), ...sixes.reverse()]);
}

// Where the uncovered cards lay when last looked at; an entry counts only while its pile still shows that card, so
// nothing has to be cleared and no search allocates. Only places and the waste are ever entered.
const lies = new Uint8Array(FACES).fill(WASTE);

/** R1, R3, R5, R6: the uncovered cards of the places and of the waste that a foundation takes. */
function pushCarries(s: State, out: MoveBuffer, base: BaseRank): void {
  look(s, WASTE);
  for (let place = FIRST_PLACE; place < PILES; place++) look(s, place);
  for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) > 0) pushCard(s, out, nextOn(s, f), f);
  const free = firstFree(s);
  const rank = base(s);
  if (free !== NONE && rank !== undefined) for (const suit of SUITS) pushCard(s, out, makeCard(suit, rank), free);
}

function look(s: State, pile: number): void {
  const card = s.top(pile);
  if (card !== NONE) lies[card] = pile;
}

function pushCard(s: State, out: MoveBuffer, card: Card, to: number): void {
  const from = lies[card] as number;
  if (s.top(from) === card) out.push(move(CARRY, from, to, 1));
}

function play(t: Hands, m: Move): void {
  switch (kindOf(m)) {
    case DRAW:
      t.flip(STOCK, WASTE, 1);
      break;
    case RECYCLE:
      turnOver(t, WASTE, STOCK);
      t.set(PASS, t.counter(PASS) + 1);
      break;
    default:
      t.shift(fromOf(m), toOf(m), 1);
  }
}

/** The waste turned over as one block: what was laid on it first is the top of the new stock (C9). */
function turnOver(t: Hands, waste: number, stock: number): void {
  t.flip(waste, stock, t.height(waste));
}

/** R7: fills empty places in ascending order until their source gives out (C8). */
function refillPlaces(t: Hands, refill: Chosen['refill']): void {
  for (let place = FIRST_PLACE; place < PILES; place++) {
    if (t.height(place) > 0) continue;
    const source = sourceOf(t, refill);
    if (source === STOCK) t.flip(STOCK, place, 1);
    else if (source === WASTE) t.shift(WASTE, place, 1);
    else return;
  }
}

/** The pile that the next card for an empty place comes from (C8); `NONE` when the place has to wait. */
function sourceOf(s: State, refill: Chosen['refill']): number {
  const stock = s.height(STOCK) > 0;
  const waste = s.height(WASTE) > 0;
  if (waste && (refill === 'talon-first' || (refill === 'stock-then-talon' && !stock))) return WASTE;
  return stock ? STOCK : NONE;
}

/** R9. */
function allGathered(s: State): boolean {
  for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) !== SUIT_SIZE) return false;
  return true;
}

function turnsLeft(n: number): Text {
  return { ru: `Переворотов талона осталось: ${n}`, en: `Times the waste may still be turned over: ${n}` };
}

/** An empty foundation waits for the base rank; the last one also knows its suit. */
function ghostOf(s: State, pile: number, base: BaseRank): ReturnType<NonNullable<Rules['ghost']>> {
  const rank = base(s);
  if (pile < FIRST_FOUNDATION || pile >= FIRST_PLACE || rank === undefined) return undefined;
  const begun = Array.from({ length: FOUNDATIONS }, (_, f) => s.top(FIRST_FOUNDATION + f)).filter((card) => card !== NONE);
  const left = SUITS.filter((suit) => !begun.some((card) => suitOf(card) === suit));
  return left.length === 1 ? { rank, suit: left[0] as (typeof left)[number] } : { rank };
}
